import { columnNames, columnsOf } from "@hilo/db/columns";
import type { Tx } from "@hilo/db/open-database";
import { type Param, params, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { PeriodScoreRow } from "@hilo/db/tables";
import type { GameKey } from "@hilo/rules/play/games";
import { inParts } from "../../platform/in-parts.ts";

const scoresOfPeriods = prepared((db, param: Param<{ userId: string; gameKey: GameKey }>) =>
	db
		.selectFrom("period_scores")
		.select(columnsOf("period_scores"))
		.where("user_id", "=", param("userId"))
		.where("game_key", "=", param("gameKey")),
);

/** Few rows: only recent weeks and months are kept. */
export function findPeriodScores(db: Queries, userId: string, gameKey: GameKey): Promise<PeriodScoreRow[]> {
	return scoresOfPeriods.all(db, { userId, gameKey });
}

export function findAllPeriodScores(db: Queries, userId: string): Promise<PeriodScoreRow[]> {
	return db
		.selectFrom("period_scores")
		.select(columnsOf("period_scores"))
		.where("user_id", "=", userId)
		.orderBy("starts")
		.orderBy("game_key")
		.execute();
}

const saveScore = prepared((db, param: Param<PeriodScoreRow>) =>
	db
		.insertInto("period_scores")
		.values(params(param, columnNames("period_scores")))
		.onConflict((conflict) =>
			conflict.columns(["user_id", "game_key", "period", "starts"]).doUpdateSet(({ ref }) => ({
				score: ref("excluded.score"),
				selected_feature: ref("excluded.selected_feature"),
				verified: ref("excluded.verified"),
				achieved_at: ref("excluded.achieved_at"),
			})),
		),
);

export async function putPeriodScores(tx: Tx, rows: readonly PeriodScoreRow[]): Promise<void> {
	for (const row of rows) await saveScore.run(tx, { ...row });
}

/** For players and games without a score in these periods. */
export async function insertPeriodScores(tx: Tx, scores: readonly PeriodScoreRow[]): Promise<void> {
	for (const part of inParts(scores)) await tx.insertInto("period_scores").values(part).execute();
}
