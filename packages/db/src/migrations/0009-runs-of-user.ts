import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** For the pages of a player's data export. */
export const runsOfUser: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		await sql.raw("create index runs_of_user on runs (user_id, started_at, id)").execute(db);
	},
};
