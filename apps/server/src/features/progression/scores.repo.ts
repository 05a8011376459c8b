import type { Tx } from "@hilo/db/open-database";
import type { HighScoreRow, PeriodScoreRow, Queries } from "@hilo/db/tables";
import type { GameKey } from "@hilo/rules/play/games";
import { inParts } from "../../platform/in-batches.ts";

export function findScores(db: Queries, userId: string) {
	return db
		.selectFrom("high_scores")
		.select(["game_key", "score", "label", "verified"])
		.where("user_id", "=", userId)
		.execute();
}

export function findScore(db: Queries, userId: string, gameKey: GameKey): Promise<HighScoreRow | undefined> {
	return db
		.selectFrom("high_scores")
		.selectAll()
		.where("user_id", "=", userId)
		.where("game_key", "=", gameKey)
		.executeTakeFirst();
}

export function findAllScores(db: Queries, userId: string): Promise<HighScoreRow[]> {
	return db.selectFrom("high_scores").selectAll().where("user_id", "=", userId).orderBy("game_key").execute();
}

export async function putScore(tx: Tx, row: HighScoreRow): Promise<void> {
	await tx
		.insertInto("high_scores")
		.values(row)
		.onConflict((conflict) =>
			conflict.columns(["user_id", "game_key"]).doUpdateSet(({ ref }) => ({
				score: ref("excluded.score"),
				label: ref("excluded.label"),
				verified: ref("excluded.verified"),
				achieved_at: ref("excluded.achieved_at"),
			})),
		)
		.execute();
}

/** For players and games without a score. */
export async function insertScores(tx: Tx, scores: readonly HighScoreRow[]): Promise<void> {
	for (const part of inParts(scores)) await tx.insertInto("high_scores").values(part).execute();
}

/** A foreign key deletes the scores of weeks and months too. */
export async function deleteScores(
	tx: Tx,
	userId: string,
	game: GameKey | "all",
): Promise<{ game: GameKey; score: number }[]> {
	let query = tx.deleteFrom("high_scores").where("user_id", "=", userId);
	if (game !== "all") query = query.where("game_key", "=", game);
	const rows = await query.returning(["game_key", "score"]).execute();
	return rows.map(({ game_key, score }) => ({ game: game_key, score }));
}

/** Few rows: only recent weeks and months are kept. */
export function findPeriodScores(db: Queries, userId: string, gameKey: GameKey): Promise<PeriodScoreRow[]> {
	return db
		.selectFrom("period_scores")
		.selectAll()
		.where("user_id", "=", userId)
		.where("game_key", "=", gameKey)
		.execute();
}

export function findAllPeriodScores(db: Queries, userId: string): Promise<PeriodScoreRow[]> {
	return db
		.selectFrom("period_scores")
		.selectAll()
		.where("user_id", "=", userId)
		.orderBy("starts")
		.orderBy("game_key")
		.execute();
}

export async function putPeriodScores(tx: Tx, rows: readonly PeriodScoreRow[]): Promise<void> {
	for (const row of rows)
		await tx
			.insertInto("period_scores")
			.values(row)
			.onConflict((conflict) =>
				conflict.columns(["user_id", "game_key", "period", "starts"]).doUpdateSet(({ ref }) => ({
					score: ref("excluded.score"),
					label: ref("excluded.label"),
					verified: ref("excluded.verified"),
					achieved_at: ref("excluded.achieved_at"),
				})),
			)
			.execute();
}

/** For players and games without a score in these periods. */
export async function insertPeriodScores(tx: Tx, scores: readonly PeriodScoreRow[]): Promise<void> {
	for (const part of inParts(scores)) await tx.insertInto("period_scores").values(part).execute();
}
