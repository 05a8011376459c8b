import { isUnavailable, mayBeAlone } from "@hilo/db/unavailable";
import type { Outage } from "./outage.ts";
import type { Logger } from "./system/logger.ts";

/** How many rows are read at a time, and how often, so that a chore ends. */
const BATCH = 200;
const MAX_BATCHES = 20;

interface Log {
	readonly log: Pick<Logger, "error">;
	readonly outage: Pick<Outage, "note">;
}

interface Rows<Row> {
	/** Returns the next rows in a fixed order. Rows that are done are no longer found; `offset` passes over the others. */
	find(limit: number, offset: number): Promise<readonly Row[]>;
	/** Returns whether the row is done. */
	work(row: Row): Promise<boolean>;
	/** What the log says of a row that fails, and which one it is. */
	readonly failure: string;
	idOf(row: Row): object;
}

/**
 * Works through the rows of a chore, each by itself: one that fails is logged, left for the next time, and keeps no other from its turn.
 *
 * @returns how many rows are done.
 * @throws when the database is unavailable, since every other row would fail too.
 */
export async function eachRow<Row>(
	{ log, outage }: Log,
	{ find, work, failure, idOf }: Rows<Row>,
): Promise<number> {
	let done = 0;
	let left = 0;
	for (let batch = 0; batch < MAX_BATCHES; batch++) {
		const rows = await find(BATCH, left);
		for (const row of rows) {
			try {
				if (await work(row)) done++;
				else left++;
			} catch (error) {
				if (isUnavailable(error) && !mayBeAlone(error)) throw error;
				if (!outage.note(error, failure)) log.error({ err: error, ...idOf(row) }, failure);
				left++;
			}
		}
		if (rows.length < BATCH) break;
	}
	return done;
}
