import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";
import { columnTypes } from "./column-types.ts";

/** Cached answers of third parties, whose terms and rate limits allow few requests. */
export const sourceCache: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const { text, millis, strict } = columnTypes(dialectOf(db));
		const table = `create table source_cache (
			key ${text} primary key not null,
			body ${text} not null,
			etag ${text},
			last_modified ${text},
			fetched_at ${millis} not null,
			fresh_until ${millis} not null
		)${strict}`;
		await sql.raw(table).execute(db);
	},
};
