import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";
import { columnTypes } from "./column-types.ts";

/** Right answers by player and classic game. Earlier runs are not counted. */
export const mastery: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const { text, strictByKey } = columnTypes(dialectOf(db));
		await sql
			.raw(
				`create table mastery (
					user_id ${text} not null references users (id) on delete cascade,
					game ${text} not null,
					right_answers integer not null check (right_answers > 0),
					primary key (user_id, game)
				)${strictByKey}`,
			)
			.execute(db);
	},
};
