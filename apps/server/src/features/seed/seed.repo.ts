import type { Tx } from "@hilo/db/open-database";
import type { HighScoreRow } from "@hilo/db/tables";
import { inParts } from "../../platform/in-parts.ts";

/** SQLite takes 32,766 values a statement, PostgreSQL twice as many; rows here have six. */
const ROWS_A_STATEMENT = 1_000;

export async function insertScores(tx: Tx, scores: readonly HighScoreRow[]): Promise<void> {
	for (const part of inParts(scores, ROWS_A_STATEMENT))
		await tx.insertInto("high_scores").values(part).execute();
}
