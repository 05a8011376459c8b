import type { Tx } from "@hilo/db/open-database";
import { GAME_IDS } from "@hilo/rules/play/games";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { newSecret } from "../../platform/system/ids.ts";
import { insertFirstScores } from "../progression/save-high-score.ts";
import { insertNewUsers } from "../users/change-user.ts";
import { type DemoPlayer, demoPlayer } from "./demo-player.ts";
import { seedInBatches } from "./seed-in-batches.ts";

/** Players per transaction. */
const BATCH = 5_000;

export interface SeedInput {
	/** At most `PLAYER_NAMES`. */
	readonly users: number;
	readonly seed: string;
	onProgress?(done: number): void;
}

/** Adds the missing demo players with high scores, except those whose name is taken. @returns how many were added. */
export async function seedPlayers(ctx: Ctx, { users, seed, onProgress }: SeedInput): Promise<number> {
	requireOperator(ctx);
	// The hash of an unknown password: signing in as a demo player fails like any other attempt, and as slowly.
	const passwordHash = await ctx.passwords.hash(newSecret(), ctx.address);
	return seedInBatches(ctx, {
		count: users,
		batch: BATCH,
		rowAt: (index) => demoPlayer(seed, index, GAME_IDS, passwordHash),
		insert: (tx, players) => insertPlayers(ctx, tx, players),
		onProgress,
	});
}

async function insertPlayers(ctx: Ctx, tx: Tx, players: readonly DemoPlayer[]): Promise<number> {
	const users = players.map(({ user }) => user);
	const added = new Set(await insertNewUsers(tx, users));
	const scores = players.flatMap(({ scores }) => scores).filter((score) => added.has(score.userId));
	await insertFirstScores(ctx, tx, scores);
	return added.size;
}
