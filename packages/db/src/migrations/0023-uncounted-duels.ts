import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";
import { columnTypes } from "./column-types.ts";

/** Duels of runs that a browser judged, and of daily decks. */
export const uncountedDuels: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const { text } = columnTypes(dialectOf(db));
		const statements = [
			"alter table duels add column counted integer not null default 1 check (counted in (0, 1))",
			`alter table duels add column day ${text}`,
			"alter table duels add column declined_by integer",
			// The sides that a player may still have to play are found on each page load.
			"create index duel_sides_open on duel_sides (user_id, joined_at) where ended_at is null",
		];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};
