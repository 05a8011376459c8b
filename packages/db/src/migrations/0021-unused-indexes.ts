import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Indexes that slow writes down and serve no statement, in this release and in the last one. */
export const UNUSED_INDEXES = [
	"sessions_by_last_use",
	"pictures_oldest",
	"picture_owners_oldest",
	"reports_newest",
] as const;

export const unusedIndexes: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		// An operator may have dropped them beforehand, with `drop index concurrently`.
		for (const index of UNUSED_INDEXES) await sql`drop index if exists ${sql.table(index)}`.execute(db);
	},
};
