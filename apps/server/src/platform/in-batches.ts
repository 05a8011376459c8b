import type { Queries, Tables } from "@hilo/db/tables";
import { sql } from "kysely";

/** Rows per statement and statements per chore: few, so that other calls never wait long. */
export const BATCH = 500;
const MAX_BATCHES = 20;

/** Repeats a deletion until it finds nothing, at most `MAX_BATCHES` times. Returns how many rows were deleted. */
export async function inBatches(deleteSome: () => Promise<number>): Promise<number> {
	let deleted = 0;
	for (let batch = 0; batch < MAX_BATCHES; batch++) {
		const count = await deleteSome();
		deleted += count;
		if (count === 0) break;
	}
	return deleted;
}

interface Oldest<Table extends keyof Tables> {
	/** When the row is from: epoch milliseconds, or a day. */
	readonly column: keyof Tables[Table] & string;
	/** The primary key. */
	readonly key: readonly (keyof Tables[Table] & string)[];
	readonly before: number | string;
	readonly batch?: number;
}

/** Deletes rows older than `before`, the oldest first, in batches. @returns how many. */
export function deleteOld<Table extends keyof Tables & string>(
	db: Queries,
	table: Table,
	oldest: Oldest<Table>,
): Promise<number> {
	return inBatches(() => deleteOldest(db, table, oldest));
}

/** One batch of `deleteOld`. */
export async function deleteOldest<Table extends keyof Tables & string>(
	db: Queries,
	table: Table,
	{ column, key, before, batch = BATCH }: Oldest<Table>,
): Promise<number> {
	const keys = sql.join(key.map((name) => sql.ref(name)));
	const age = sql.ref(column);
	// The outer condition is for PostgreSQL, which checks it again for a row that changed since it was selected.
	const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where (${keys}) in
		(select ${keys} from ${sql.table(table)} where ${age} < ${before} order by ${age} limit ${batch})
		and ${age} < ${before}`.execute(db);
	return Number(numAffectedRows);
}

/** SQLite takes 32,766 values per statement, PostgreSQL twice as many: enough for rows of 32 values. */
const ROWS_PER_STATEMENT = 1_000;

export function inParts<Row>(rows: readonly Row[], size = ROWS_PER_STATEMENT): Row[][] {
	const count = Math.ceil(rows.length / size);
	return Array.from({ length: count }, (_, part) => rows.slice(part * size, (part + 1) * size));
}
