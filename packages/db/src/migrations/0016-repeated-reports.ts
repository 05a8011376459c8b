import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A repeated report reopens its row, because servers of the last release rely on one row per reporter and subject. */
export const repeatedReports: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		for (const column of ["decided_before", "dismissed_before"])
			await sql.raw(`alter table reports add column ${column} integer not null default 0`).execute(db);
	},
};
