import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";
import { columnTypes } from "./column-types.ts";

/** From when on the cookies of browsers that know the account count; null for all of them. */
export const knownBrowsers: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const { millis } = columnTypes(dialectOf(db));
		await sql.raw(`alter table users add column browsers_known_from ${millis}`).execute(db);
	},
};
