import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";
import { columnTypes } from "./column-types.ts";

export const progression: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const { text, millis, strictByKey } = columnTypes(dialectOf(db));
		const statements = [
			`create table earned_badges (
				user_id ${text} not null references users (id) on delete cascade,
				badge_id ${text} not null,
				earned_at ${millis} not null,
				is_announced integer not null default 0 check (is_announced in (0, 1)),
				primary key (user_id, badge_id)
			)${strictByKey}`,
			`create table daily_records (
				user_id ${text} primary key not null references users (id) on delete cascade,
				day ${text} not null,
				done ${text} not null,
				last_complete ${text},
				streak integer not null
			)${strictByKey}`,
		];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};
