import { GAME_IDS } from "@hilo/rules/play/games";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { newSecret } from "../../platform/system/ids.ts";
import { keepFirstScores } from "../progression/keep-high-score.ts";
import { insertNewUsers } from "../users/change-user.ts";
import { type DemoPlayer, demoPlayer } from "./demo-player.ts";

/** So many players share a transaction: enough for speed, few enough to let a running server have its turn. */
const BATCH = 5_000;

export interface SeedInput {
	/** How many demo players there shall be. At most `PLAYER_NAMES`. */
	readonly users: number;
	/** Whatever it is, the same gives the same players. */
	readonly seed: string;
	/** Is told how many have been dealt with, after each batch. */
	onProgress?(done: number): void;
}

/**
 * Puts demo players with high scores into the database, for trying and measuring. For the operator. Nobody can sign in as one of
 * them. Doing it again adds only those that are missing; who has a name that a real player took is left out.
 *
 * @returns how many players were added.
 */
export async function seedPlayers(ctx: Ctx, { users, seed, onProgress }: SeedInput): Promise<number> {
	requireOperator(ctx);
	// A proper hash of a password that nobody knows: signing in as a demo player fails as it does everywhere, and as slowly.
	const passwordHash = await ctx.passwords.hash(newSecret(), ctx.address);
	let added = 0;
	for (let from = 0; from < users; from += BATCH) {
		const until = Math.min(users, from + BATCH);
		const players: DemoPlayer[] = [];
		for (let index = from; index < until; index++) {
			players.push(demoPlayer(seed, index, GAME_IDS, passwordHash));
		}
		added += await addPlayers(ctx, players);
		onProgress?.(until);
	}
	return added;
}

function addPlayers(ctx: Ctx, players: readonly DemoPlayer[]): Promise<number> {
	return ctx.db.transaction(async (tx) => {
		const users = players.map(({ user }) => user);
		const added = new Set(await insertNewUsers(tx, users));
		const theirs = players.flatMap(({ scores }) => scores).filter((score) => added.has(score.userId));
		await keepFirstScores(ctx, tx, theirs);
		return added.size;
	});
}
