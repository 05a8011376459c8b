import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type Dialect, dialectOf } from "../dialect-of.ts";
import { columnTypes } from "./column-types.ts";

export const profiles: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const dialect = dialectOf(db);
		const { text, millis } = columnTypes(dialect);
		const statements = [
			`alter table users add column showcase ${text}`,
			`alter table users add column deletion_due_at ${millis}`,
			"create index users_leaving on users (deletion_due_at) where deletion_due_at is not null",
			...SEARCH[dialect],
		];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};

/** Finds any two neighbouring letters of a name; see docs/decisions/user-search.md. */
const SEARCH: Record<Dialect, string[]> = {
	// The index holds trigrams; the added blank makes one of a name's last two letters.
	sqlite: [
		"create virtual table username_search using fts5(name, tokenize = 'trigram case_sensitive 1', detail = none)",
		"create virtual table username_trigrams using fts5vocab(username_search, row)",
		"insert into username_search (name) select username_key || ' ' from users",
		`create trigger username_search_insert after insert on users begin
			insert into username_search (name) values (new.username_key || ' ');
		end`,
		// "glob" lets SQLite find the row by the index.
		`create trigger username_search_delete after delete on users begin
			delete from username_search where name glob old.username_key || ' ' and name = old.username_key || ' ';
		end`,
		`create trigger username_search_update after update of username_key on users
		when old.username_key <> new.username_key begin
			update username_search set name = new.username_key || ' '
			where name glob old.username_key || ' ' and name = old.username_key || ' ';
		end`,
	],
	postgres: [
		`create function username_pairs(name text) returns text[] language sql immutable strict parallel safe
			return (select array_agg(distinct substr(name, i, 2)) from generate_series(1, length(name) - 1) as i)`,
		"create index users_by_pairs on users using gin (username_pairs(username_key))",
	],
};
