import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";
import { columnTypes } from "./column-types.ts";

/** For chores that one process at a time may do, such as a backup. */
export const choreLeases: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const { text, millis, strictByKey } = columnTypes(dialectOf(db));
		await sql
			.raw(`create table chore_leases (
				chore ${text} primary key not null,
				holder ${text} not null,
				until ${millis} not null
			)${strictByKey}`)
			.execute(db);
	},
};
