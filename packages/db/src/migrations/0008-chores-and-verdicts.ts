import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";
import { type ColumnTypes, columnTypes } from "./column-types.ts";

/** Verified addresses, complete answers to repeated guesses, and indexes for chores and statistics. */
export const choresAndVerdicts: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const types = columnTypes(dialectOf(db));
		for (const statement of [...verifiedAddresses(types), ...wholeVerdicts(types), ...INDEXES]) {
			await sql.raw(statement).execute(db);
		}
	},
};

/** SQLite can't change a check constraint, so the rows move to a new table, on both databases alike. */
function verifiedAddresses({ text, millis, strictByKey }: ColumnTypes): string[] {
	return [
		`alter table users add column email_verified_at ${millis}`,
		// Existing users were never asked to verify their address.
		"update users set email_verified_at = created_at",
		"create temporary table kept_tokens as select hash, user_id, purpose, email, expires_at from account_tokens",
		"drop table account_tokens",
		`create table account_tokens (
			hash ${text} primary key not null,
			user_id ${text} not null references users (id) on delete cascade,
			purpose ${text} not null check (purpose in ('reset-password', 'change-email', 'verify-email')),
			email ${text},
			expires_at ${millis} not null,
			check ((purpose = 'reset-password') = (email is null))
		)${strictByKey}`,
		`insert into account_tokens (hash, user_id, purpose, email, expires_at)
			select hash, user_id, purpose, email, expires_at from kept_tokens`,
		"drop table kept_tokens",
		"create index account_tokens_of_user on account_tokens (user_id, purpose)",
		"create index account_tokens_expired on account_tokens (expires_at)",
	];
}

function wholeVerdicts({ text }: ColumnTypes): string[] {
	return [
		"alter table moves add column new_best integer not null default 0 check (new_best in (0, 1))",
		"alter table moves add column best integer",
		`alter table moves add column earned ${text}`,
	];
}

const INDEXES = [
	"create index sessions_expired on sessions (expires_at)",
	"create index sessions_by_last_use on sessions (last_seen_at)",
	"create index users_admins on users (id) where is_admin = 1",
	"create index users_newest on users (created_at desc, id)",
	"create index runs_of_pool on runs (pool_id)",
	// Without `status`, or SQLite may prefer it to `runs_finished` for a player's last run.
	"create index runs_ended on runs (ended_at) where ended_at is not null",
	"create index pools_oldest on pools (created_at)",
	"create index source_cache_oldest on source_cache (fetched_at)",
];
