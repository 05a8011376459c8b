import type { Tx } from "@hilo/db/open-database";
import type { RunRow } from "@hilo/db/tables";
import { inParts } from "../../platform/in-parts.ts";

/** Skips runs that exist already. @returns how many were inserted. */
export async function insertRuns(tx: Tx, runs: readonly RunRow[]): Promise<number> {
	let added = 0;
	for (const part of inParts(runs)) {
		const rows = await tx
			.insertInto("runs")
			.values(part)
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.execute();
		added += rows.length;
	}
	return added;
}
