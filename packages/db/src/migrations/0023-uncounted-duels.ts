import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const uncountedDuels: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		await sql
			.raw("alter table duels add column counted integer not null default 1 check (counted in (0, 1))")
			.execute(db);
	},
};
