import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Whether a custom game's numbers have thousands separators. Years keep having none, also beside those before 1000. */
export const thousandsSeparator: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		await sql`alter table custom_games add column thousands_separator integer not null default 1`.execute(db);
		await sql`update custom_games set thousands_separator = 0
			where max_value <= 2100 and (lower(value_label) like '%year%' or lower(value_label) like '%founded%'
				or lower(value_label) like '%born%' or lower(value_label) like '%released%')`.execute(db);
	},
};
