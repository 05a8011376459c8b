import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** The question that a custom game asks about two items; empty for the usual one. */
export const gameQuestions: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		await sql`alter table custom_games add column question text not null default ''`.execute(db);
	},
};
