import { isUnavailable, mayConcernOneCall } from "@hilo/db/database-errors";
import type { Outage } from "./outage.ts";
import type { Logger } from "./system/logger.ts";

/** Rows per read and reads per run, so that a chore ends. */
const BATCH = 200;
const MAX_BATCHES = 20;

interface Log {
	readonly log: Pick<Logger, "error">;
	readonly machine: { readonly outage: Pick<Outage, "recordIfUnavailable"> };
}

interface Rows<Row> {
	/** In a fixed order. Rows that are done are no longer found; `offset` skips the others. */
	find(limit: number, offset: number): Promise<readonly Row[]>;
	work(row: Row): Promise<boolean>;
	readonly failure: string;
	idOf(row: Row): object;
}

/** Logs failing rows and leaves them for the next run. Returns how many are done. @throws if the database is down. */
export async function forEachRow<Row>(
	{ log, machine }: Log,
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
				if (isUnavailable(error) && !mayConcernOneCall(error)) throw error;
				if (!machine.outage.recordIfUnavailable(error, failure))
					log.error({ err: error, ...idOf(row) }, failure);
				left++;
			}
		}
		if (rows.length < BATCH) break;
	}
	return done;
}
