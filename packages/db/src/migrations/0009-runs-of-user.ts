import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A player's runs in the order in which they were started, for the export's pages. */
export const runsOfUser: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		await sql.raw("create index runs_of_user on runs (user_id, started_at, id)").execute(db);
	},
};
