import { asOperator } from "@hilo/server/app/operator";
import { PLAYER_NAMES } from "@hilo/server/features/seed/player-names";
import { seedPlayers } from "@hilo/server/features/seed/seed-players";
import { type Command, InvalidArgumentError } from "commander";
import type { Terminal } from "../terminal.ts";

const STEPS = 20;

/** `seed --users N`. */
export function addSeed(program: Command, { env, print, progress }: Terminal): void {
	program
		.command("seed")
		.description("Adds demo players with high scores, for trying and measuring. Nobody can sign in as one.")
		.requiredOption("--users <n>", "how many demo players there shall be", toUsers)
		.option("--seed <text>", "the same text gives the same players", "hilo")
		.action(async ({ users, seed }: { users: number; seed: string }) => {
			let shown = 0;
			const onProgress = (done: number) => {
				const step = Math.floor((done / users) * STEPS);
				if (step === shown) return;
				shown = step;
				progress(`${done.toLocaleString("en-US")} of ${users.toLocaleString("en-US")} players`);
			};
			const added = await asOperator(env, (ctx) => seedPlayers(ctx, { users, seed, onProgress }));
			print(`Added ${added.toLocaleString("en-US")} demo players.`);
		});
}

function toUsers(text: string): number {
	const users = Number(text.replaceAll(/[_,]/g, ""));
	if (Number.isInteger(users) && users >= 1 && users <= PLAYER_NAMES) return users;
	throw new InvalidArgumentError(`A whole number from 1 to ${PLAYER_NAMES.toLocaleString("en-US")}.`);
}
