import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * A decided report can be sent again, which opens its row again and counts the decisions before: servers of the last release
 * need the unique rule of one row for each reporter and thing.
 */
export const repeatedReports: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		for (const column of ["decided_before", "dismissed_before"])
			await sql.raw(`alter table reports add column ${column} integer not null default 0`).execute(db);
	},
};
