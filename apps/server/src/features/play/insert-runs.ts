import type { Tx } from "@hilo/db/open-database";
import type { RunRow } from "@hilo/db/tables";
import { inParts } from "../../platform/in-parts.ts";
import { insertRunsIfMissing } from "./play.repo.ts";

/** Skips runs that exist already. @returns how many were inserted. */
export async function insertRuns(tx: Tx, runs: readonly RunRow[]): Promise<number> {
	let added = 0;
	for (const part of inParts(runs)) added += await insertRunsIfMissing(tx, part);
	return added;
}
