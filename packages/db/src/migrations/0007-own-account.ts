import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";
import { columnTypes } from "./column-types.ts";

export const ownAccount: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const { text, millis, strictByKey } = columnTypes(dialectOf(db));
		const statements = [
			`alter table sessions add column device ${text} not null default ''`,
			`alter table sessions add column last_seen_at ${millis} not null default 0`,
			"update sessions set last_seen_at = created_at",
			`create table account_tokens (
				hash ${text} primary key not null,
				user_id ${text} not null references users (id) on delete cascade,
				purpose ${text} not null check (purpose in ('reset-password', 'change-email')),
				email ${text},
				expires_at ${millis} not null,
				check ((purpose = 'change-email') = (email is not null))
			)${strictByKey}`,
			"create index account_tokens_of_user on account_tokens (user_id, purpose)",
			"create index account_tokens_expired on account_tokens (expires_at)",
		];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};
