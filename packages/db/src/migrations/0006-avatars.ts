import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";
import { columnTypes } from "./column-types.ts";

export const avatars: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const { text, millis, bytes, strict } = columnTypes(dialectOf(db));
		const statements = [
			`create table avatars (
				user_id ${text} primary key not null references users (id) on delete cascade,
				hash ${text} not null,
				type ${text} not null,
				bytes ${bytes} not null,
				created_at ${millis} not null
			)${strict}`,
			"create index avatars_by_hash on avatars (hash)",
		];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};
