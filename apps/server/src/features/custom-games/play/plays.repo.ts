import { columnsOf } from "@hilo/db/columns";
import { againstDeletion } from "@hilo/db/lock-free-rows";
import type { Tx } from "@hilo/db/open-database";
import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { CustomBestRow, CustomPlayRow, CustomScoreRow } from "@hilo/db/tables";

const bestOfPlayer = prepared((db, param: Param<{ gameId: string; userId: string }>) =>
	db
		.selectFrom("custom_bests")
		.select("score")
		.where("game_id", "=", param("gameId"))
		.where("user_id", "=", param("userId")),
);

/** A player's best score in a game; 0 where there is none. */
export async function findBest(db: Queries, gameId: string, userId: string): Promise<number> {
	return (await bestOfPlayer.first(db, { gameId, userId }))?.score ?? 0;
}

/** Whether a game has not been deleted. If so, rows that refer to it can be written until the transaction ends. */
export async function lockGame(tx: Tx, gameId: string): Promise<boolean> {
	const row = await tx
		.selectFrom("custom_games")
		.select("id")
		.where("id", "=", gameId)
		.where("removed_at", "is", null)
		.$call(againstDeletion(tx))
		.executeTakeFirst();
	return row !== undefined;
}

/** The names of games by their ids, of deleted ones as well. */
export async function findNames(
	db: Queries,
	gameIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
	const rows = await db
		.selectFrom("custom_games")
		.select(["id", "name"])
		.where("id", "in", [...new Set(gameIds)])
		.execute();
	return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A play is there once, however often it is saved. */
export async function insertPlay(tx: Tx, play: CustomPlayRow): Promise<void> {
	await tx.insertInto("custom_plays").values(play).execute();
}

/** Keeps a player's best score in a game, unless a better one is kept. */
export async function putBest(tx: Tx, best: CustomBestRow): Promise<void> {
	await tx
		.insertInto("custom_bests")
		.values(best)
		.onConflict((conflict) =>
			conflict
				.columns(["game_id", "user_id"])
				.doUpdateSet({ score: best.score })
				.where("custom_bests.score", "<", best.score),
		)
		.execute();
}

/** What a player has on the boards of a game. */
export function findScoresOf(tx: Tx, gameId: string, userId: string): Promise<CustomScoreRow[]> {
	return tx
		.selectFrom("custom_scores")
		.select(columnsOf("custom_scores"))
		.where("game_id", "=", gameId)
		.where("user_id", "=", userId)
		.execute();
}

/** Whether a player is on the boards of a game: on one of them means on all. */
export async function isOnBoard(db: Queries, gameId: string, userId: string): Promise<boolean> {
	const row = await db
		.selectFrom("custom_scores")
		.select("score")
		.where("game_id", "=", gameId)
		.where("user_id", "=", userId)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** Puts rows on boards, in place of what the player had there. */
export async function putScores(tx: Tx, scores: readonly CustomScoreRow[]): Promise<void> {
	await tx
		.insertInto("custom_scores")
		.values(scores)
		.onConflict((conflict) =>
			conflict.columns(["game_id", "user_id", "board"]).doUpdateSet(({ ref }) => ({
				score: ref("excluded.score"),
				time_per_guess: ref("excluded.time_per_guess"),
				time_taken: ref("excluded.time_taken"),
				total_guesses: ref("excluded.total_guesses"),
				verified: ref("excluded.verified"),
				achieved_at: ref("excluded.achieved_at"),
			})),
		)
		.execute();
}

/** How many have played a game signed in. */
export async function countPlayers(db: Queries, gameId: string): Promise<number> {
	const row = await db
		.selectFrom("custom_bests")
		.select(({ fn }) => fn.countAll<number>().as("players"))
		.where("game_id", "=", gameId)
		.executeTakeFirst();
	return row?.players ?? 0;
}

/** Deletes a player's scores in all games. @returns how many games it were. */
export async function deleteScoresOf(tx: Tx, userId: string): Promise<number> {
	await tx.deleteFrom("custom_scores").where("user_id", "=", userId).execute();
	const { numDeletedRows } = await tx
		.deleteFrom("custom_bests")
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return Number(numDeletedRows);
}
