import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialects.ts";
import { columnTypes } from "./column-types.ts";

/** A game that was saved before counts as sourced from its next save on. */
export const sourcesOfCustomGames: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const { text } = columnTypes(dialectOf(db));
		const columns = [
			`source ${text} not null default ''`,
			`as_of ${text} not null default ''`,
			`licence ${text}`,
			"is_sourced integer not null default 0 check (is_sourced in (0, 1))",
		];
		for (const column of columns) await sql.raw(`alter table custom_games add column ${column}`).execute(db);
	},
};
