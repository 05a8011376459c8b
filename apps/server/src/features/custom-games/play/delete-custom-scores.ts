import type { Tx } from "@hilo/db/open-database";
import { deleteScoresOf } from "./plays.repo.ts";

/** Keeps the record of plays. The caller must have checked access. @returns in how many games there was a score. */
export function deleteCustomScores(tx: Tx, userId: string): Promise<number> {
	return deleteScoresOf(tx, userId);
}
