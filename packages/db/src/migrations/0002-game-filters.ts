import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";
import { columnTypes } from "./column-types.ts";

export const gameFilters: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const { text } = columnTypes(dialectOf(db));
		await sql.raw(`alter table pools add column questions ${text}`).execute(db);
		await sql.raw(`alter table runs add column filter ${text} not null default ''`).execute(db);
	},
};
