import { asOperator } from "@hilo/server/app/operator";
import { MAX_DEMO_PLAYERS, seedDemo } from "@hilo/server/features/seed/seed-demo";
import { type Command, InvalidArgumentError } from "commander";
import type { Terminal } from "../terminal.ts";

const STEPS = 20;
const inWords = (count: number) => count.toLocaleString("en-US");

export function addSeed(program: Command, { env, print, progress }: Terminal): void {
	program
		.command("seed")
		.description(
			"Adds demo players with high scores, runs and custom games, for trying and measuring. Signing in as one always fails.",
		)
		.requiredOption("--users <n>", "how many demo players there shall be", readCount)
		.action(async ({ users }: { readonly users: number }) => {
			let shown = 0;
			const onProgress = (done: number) => {
				const step = Math.floor((done / users) * STEPS);
				if (step === shown) return;
				shown = step;
				progress(`${inWords(done)} of ${inWords(users)} players`);
			};
			const added = await asOperator(env, (ctx) => seedDemo(ctx, { users, onProgress }));
			print(`Added ${inWords(added)} demo players.`);
		});
}

function readCount(text: string): number {
	const number = Number(text.replaceAll(/[_,]/g, ""));
	if (Number.isInteger(number) && number >= 1 && number <= MAX_DEMO_PLAYERS) return number;
	throw new InvalidArgumentError(`A whole number from 1 to ${inWords(MAX_DEMO_PLAYERS)}.`);
}
