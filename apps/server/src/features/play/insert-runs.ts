import type { Tx } from "@hilo/db/open-database";
import type { RunRow } from "@hilo/db/tables";
import { inParts } from "../../platform/in-batches.ts";
import { insertRunsIfMissing } from "./play.repo.ts";

/** Skips runs that exist already. */
export async function insertRuns(tx: Tx, runs: readonly RunRow[]): Promise<void> {
	for (const part of inParts(runs)) await insertRunsIfMissing(tx, part);
}
