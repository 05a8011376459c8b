import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type Dialect, dialectOf } from "../dialect-of.ts";
import { columnTypes } from "./column-types.ts";

/** Lets the audit log erase the names of deleted accounts. Triggers refuse every other change. */
export const forgottenNames: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const dialect = dialectOf(db);
		const { text, millis, strictByKey } = columnTypes(dialect);
		const statements = [
			`alter table admin_notifications add column about_id ${text}`,
			`alter table audit_log add column owner_id ${text}`,
			"create index audit_log_of_owner on audit_log (owner_id) where owner_id is not null",
			"create index audit_log_of_actor_id on audit_log (actor_id) where actor_id is not null",
			`create table deleted_accounts (
				user_id ${text} primary key not null,
				deleted_at ${millis} not null
			)${strictByKey}`,
			...GUARDS[dialect],
		];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};

const KEPT = ["id", "at", "actor_kind", "actor_id", "action", "subject_kind", "subject_id"];
const EMPTIED = ["actor_name", "subject_name"];
const TAKEN_AWAY = ["before", "after"];

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
		"drop trigger audit_log_refuses_changes on audit_log",
		`create trigger audit_log_refuses_delete before delete on audit_log
			for each row execute function refuse_audit_change()`,
		`create trigger audit_log_refuses_update before update on audit_log
			for each row when (not (${isForgetting("is not distinct from")})) execute function refuse_audit_change()`,
	],
};
