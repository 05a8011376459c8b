import { countRows } from "@hilo/db/count-rows";
import { lockAgainstDeletion } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { CustomBestRow, CustomPlayRow, CustomScoreRow, Queries } from "@hilo/db/tables";
import { isAfter, type PageOf } from "../../../platform/in-pages.ts";

export async function findBest(db: Queries, gameId: string, userId: string): Promise<number> {
	const row = await db
		.selectFrom("custom_bests")
		.select("score")
		.where("game_id", "=", gameId)
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return row?.score ?? 0;
}

/** Undefined for a deleted game. Nothing deletes it until the transaction ends. */
export function lockGame(tx: Tx, gameId: string): Promise<{ creator_id: string | null } | undefined> {
	return tx
		.selectFrom("custom_games")
		.select("creator_id")
		.where("id", "=", gameId)
		.where("removed_at", "is", null)
		.$call(lockAgainstDeletion(tx))
		.executeTakeFirst();
}

/** Deleted games too. */
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

export async function insertPlay(tx: Tx, play: CustomPlayRow): Promise<void> {
	await tx.insertInto("custom_plays").values(play).execute();
}

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

export function findScoresOf(db: Queries, gameId: string, userId: string): Promise<CustomScoreRow[]> {
	return db
		.selectFrom("custom_scores")
		.selectAll()
		.where("game_id", "=", gameId)
		.where("user_id", "=", userId)
		.execute();
}

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

/** Visitors are not counted. */
export function countPlayers(db: Queries, gameId: string): Promise<number> {
	return countRows(db.selectFrom("custom_bests").where("game_id", "=", gameId));
}

/** @returns in how many games there was a score. */
export async function deleteScoresOf(tx: Tx, userId: string): Promise<number> {
	await tx.deleteFrom("custom_scores").where("user_id", "=", userId).execute();
	const { numDeletedRows } = await tx
		.deleteFrom("custom_bests")
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return Number(numDeletedRows);
}

export function playsAfter(
	db: Queries,
	userId: string,
	{ after, limit }: PageOf<Pick<CustomPlayRow, "played_at" | "id">>,
) {
	return db
		.selectFrom("custom_plays")
		.innerJoin("custom_games", "custom_games.id", "custom_plays.game_id")
		.select([
			"custom_plays.id",
			"custom_plays.game_id",
			"custom_games.name",
			"custom_plays.score",
			"custom_plays.time_taken",
			"custom_plays.total_guesses",
			"custom_plays.verified",
			"custom_plays.played_at",
		])
		.where("custom_plays.user_id", "=", userId)
		.where(isAfter(after && [after.played_at, after.id], "custom_plays.played_at", "custom_plays.id"))
		.orderBy("custom_plays.played_at")
		.orderBy("custom_plays.id")
		.limit(limit)
		.execute();
}
