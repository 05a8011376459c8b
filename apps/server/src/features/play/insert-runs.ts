import type { Tx } from "@hilo/db/open-database";
import type { RunRow } from "@hilo/db/tables";
import { inParts } from "../../platform/in-parts.ts";

/** Inserts those runs that are not there yet, any number at a time. Their players must be there. @returns how many. */
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
