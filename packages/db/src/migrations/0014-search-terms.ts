import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";

const THREES = `insert into username_threes (three)
	select substr(new.username_key || ' ', i, 3) from (
		with recursive place (i) as (select 1 union all select i + 1 from place where i < length(new.username_key) - 1)
		select i from place
	) where length(new.username_key) > 1
	on conflict do nothing`;

// The names' trigrams, for two-letter searches; see docs/decisions/user-search.md. `username_trigrams` has them too,
// but counts the names of each. Rows stay after a name is gone, which is harmless.
export const searchTerms: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		if (dialectOf(db) !== "sqlite") return;
		const statements = [
			"create table username_threes (three text primary key) without rowid",
			"insert into username_threes (three) select term from username_trigrams",
			`create trigger username_threes_insert after insert on users begin ${THREES}; end`,
			`create trigger username_threes_update after update of username_key on users begin ${THREES}; end`,
		];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};
