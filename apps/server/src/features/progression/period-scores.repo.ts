import type { Tx } from "@hilo/db/open-database";
import type { PeriodScoreRow, Queries } from "@hilo/db/tables";
import type { GameKey } from "@hilo/rules/play/games";
import { inParts } from "../../platform/in-batches.ts";

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
