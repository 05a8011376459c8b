import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Whether a custom game's numbers have thousands separators, which years have not. */
export const thousandsSeparator: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		await sql`alter table custom_games add column thousands_separator integer not null default 1`.execute(db);
		await sql`update custom_games set thousands_separator = 0
			where min_value >= 1000 and max_value <= 2100 and lower(value_label) like '%year%'`.execute(db);
	},
};
