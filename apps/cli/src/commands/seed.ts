import { asOperator } from "@hilo/server/app/operator";
import { PLAYER_NAMES } from "@hilo/server/features/seed/player-names";
import { seedGames } from "@hilo/server/features/seed/seed-games";
import { seedPlayers } from "@hilo/server/features/seed/seed-players";
import { seedRuns } from "@hilo/server/features/seed/seed-runs";
import { type Command, InvalidArgumentError } from "commander";
import type { Terminal } from "../terminal.ts";

const STEPS = 20;
const MAX_COUNT = 10_000_000;

interface SeedOptions {
	readonly users: number;
	readonly games: number;
	readonly runs: number;
	readonly seed: string;
}

export function addSeed(program: Command, { env, print, progress }: Terminal): void {
	program
		.command("seed")
		.description(
			"Adds demo players with high scores, games and runs, for trying and measuring. Nobody can sign in as one.",
		)
		.requiredOption("--users <n>", "how many demo players there shall be", integerBetween(1, PLAYER_NAMES))
		.option("--games <n>", "how many custom games they shall have made", integerBetween(0, MAX_COUNT), 0)
		.option("--runs <n>", "how many runs they shall have finished", integerBetween(0, MAX_COUNT), 0)
		.option("--seed <text>", "the same text gives the same players", "hilo")
		.action(async ({ users, games, runs, seed }: SeedOptions) => {
			const steps = (label: string, count: number) => ({
				count,
				onProgress: progressInSteps(label, count, progress),
			});
			const added = await asOperator(env, async (ctx) => ({
				"demo players": await seedPlayers(ctx, { users, seed, ...steps("players", users) }),
				"demo games": await seedGames(ctx, { users, seed, ...steps("games", games) }),
				"demo runs": await seedRuns(ctx, { users, seed, ...steps("runs", runs) }),
			}));
			const requested = { "demo players": users, "demo games": games, "demo runs": runs };
			for (const [label, count] of Object.entries(added))
				if (requested[label as keyof typeof requested] > 0)
					print(`Added ${count.toLocaleString("en-US")} ${label}.`);
		});
}

/** Prints progress in `STEPS` steps. */
function progressInSteps(
	label: string,
	count: number,
	progress: Terminal["progress"],
): (done: number) => void {
	let shown = 0;
	return (done) => {
		const step = Math.floor((done / count) * STEPS);
		if (step === shown) return;
		shown = step;
		progress(`${done.toLocaleString("en-US")} of ${count.toLocaleString("en-US")} ${label}`);
	};
}

function integerBetween(min: number, max: number): (text: string) => number {
	return (text) => {
		const number = Number(text.replaceAll(/[_,]/g, ""));
		if (Number.isInteger(number) && number >= min && number <= max) return number;
		throw new InvalidArgumentError(`A whole number from ${min} to ${max.toLocaleString("en-US")}.`);
	};
}
