import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * A report that was decided can be sent again, and is open again then. How often it was decided and dismissed before stays in its row,
 * for servers of the last release insist on one row for each reporter and thing.
 */
export const repeatedReports: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		for (const column of ["decided_before", "dismissed_before"])
			await sql.raw(`alter table reports add column ${column} integer not null default 0`).execute(db);
	},
};
