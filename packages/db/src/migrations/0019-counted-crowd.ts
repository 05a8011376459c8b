import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

export const countedCrowd: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const statements = [
			"alter table daily_attempts add column counted integer not null default 1 check (counted in (0, 1))",
			"alter table daily_answers add column players integer not null default 0",
			"alter table daily_scores add column players integer not null default 0",
		];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};
