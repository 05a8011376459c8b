import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type Dialect, dialectOf } from "../dialect-of.ts";
import { columnTypes } from "./column-types.ts";

/** Also the names of tokens in the audit log, which its triggers let erase with the names of deleted accounts. */
export const apiTokens: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const dialect = dialectOf(db);
		const { text, millis, strict } = columnTypes(dialect);
		const statements = [
			`create table api_tokens (
				id ${text} primary key not null,
				user_id ${text} not null references users (id) on delete cascade,
				kind ${text} not null check (kind in ('player', 'administrator')),
				name ${text} not null,
				hash ${text} not null unique,
				hint ${text} not null,
				scopes ${text} not null,
				created_at ${millis} not null,
				expires_at ${millis} not null,
				last_used_at ${millis},
				last_address_class ${text} check (last_address_class in ('machine', 'private', 'internet')),
				check ((last_used_at is null) = (last_address_class is null))
			)${strict}`,
			"create index api_tokens_of_user on api_tokens (user_id, kind)",
			"create index api_tokens_expired on api_tokens (expires_at)",
			"create index api_tokens_of_administrators on api_tokens (created_at, id) where kind = 'administrator'",
			`alter table audit_log add column token_name ${text}`,
			...GUARDS[dialect],
		];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};

const KEPT = ["id", "at", "actor_kind", "actor_id", "action", "subject_kind", "subject_id"];
const EMPTIED = ["actor_name", "subject_name"];
const TAKEN_AWAY = ["before", "after", "token_name"];

const isForgetting = (same: string) =>
	[
		...KEPT.map((column) => `new.${column} ${same} old.${column}`),
		`(new.owner_id ${same} old.owner_id or old.owner_id is null)`,
		...EMPTIED.map((column) => `(new.${column} = old.${column} or new.${column} = '')`),
		...TAKEN_AWAY.map((column) => `(new.${column} ${same} old.${column} or new.${column} is null)`),
	].join(" and ");

const GUARDS: Readonly<Record<Dialect, readonly string[]>> = {
	sqlite: [
		"drop trigger audit_log_refuses_update",
		`create trigger audit_log_refuses_update before update on audit_log when not (${isForgetting("is")})
			begin select raise(abort, 'the audit log cannot be changed'); end`,
	],
	postgres: [
		"drop trigger audit_log_refuses_update on audit_log",
		`create trigger audit_log_refuses_update before update on audit_log
			for each row when (not (${isForgetting("is not distinct from")})) execute function refuse_audit_change()`,
	],
};
