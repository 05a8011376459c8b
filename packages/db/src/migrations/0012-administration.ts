import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type Dialect, dialectOf } from "../dialect-of.ts";
import { type ColumnTypes, columnTypes } from "./column-types.ts";

export const administration: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const dialect = dialectOf(db);
		const types = columnTypes(dialect);
		const statements = [
			...support(types),
			...administrators(types),
			...AUDIT_GUARDS[dialect],
			...suspension(types),
			...reports(types),
			...moderatedGames(),
			...site(types),
			...analytics(types),
			...SITE_COUNTS[dialect],
		];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};

const user = ({ text }: ColumnTypes) => `${text} not null references users (id) on delete cascade`;
const ticket = ({ text }: ColumnTypes) => `${text} not null references tickets (id) on delete cascade`;

function support(types: ColumnTypes): string[] {
	const { text, millis, strict, strictByKey } = types;
	return [
		`create table tickets (
			id ${text} primary key not null,
			user_id ${user(types)},
			client_id ${text},
			subject ${text} not null,
			category ${text} not null check (category in ('account', 'game', 'technical', 'other')),
			status ${text} not null check (status in ('open', 'in-progress', 'closed')),
			about ${text},
			assignee_id ${text} references users (id) on delete set null,
			waiting_since ${millis},
			answered_at ${millis},
			last_read_by_user ${millis} not null,
			created_at ${millis} not null,
			updated_at ${millis} not null
		)${strict}`,
		"create unique index tickets_once on tickets (user_id, client_id) where client_id is not null",
		"create index tickets_of_user on tickets (user_id, updated_at desc, id)",
		`create index tickets_unread on tickets (user_id)
			where status <> 'closed' and answered_at is not null and answered_at > last_read_by_user`,
		"create index tickets_queue on tickets (status, updated_at, id)",
		"create index tickets_of_assignee on tickets (assignee_id, status, updated_at, id)",
		`create index tickets_waiting on tickets (waiting_since, id)
			where waiting_since is not null and status <> 'closed'`,
		`create index tickets_waiting_for on tickets (assignee_id, waiting_since, id)
			where waiting_since is not null and status <> 'closed'`,
		`create table ticket_messages (
			ticket_id ${ticket(types)},
			position integer not null,
			sender_id ${text} references users (id) on delete set null,
			sender_name ${text} not null,
			is_admin integer not null check (is_admin in (0, 1)),
			content ${text} not null,
			client_id ${text},
			created_at ${millis} not null,
			primary key (ticket_id, position)
		)${strictByKey}`,
		`create unique index ticket_messages_once on ticket_messages (ticket_id, sender_id, client_id)
			where client_id is not null`,
		"create index ticket_messages_of_sender on ticket_messages (sender_id)",
		`create table ticket_pictures (
			ticket_id ${ticket(types)},
			position integer not null,
			place integer not null,
			hash ${text} not null references pictures (hash),
			primary key (ticket_id, position, place)
		)${strictByKey}`,
		"create index ticket_pictures_of_picture on ticket_pictures (hash)",
		`create table ticket_watchers (
			ticket_id ${ticket(types)},
			user_id ${user(types)},
			until ${millis} not null,
			primary key (ticket_id, user_id)
		)${strictByKey}`,
		"create index ticket_watchers_of_user on ticket_watchers (user_id)",
		`create table support_notifications (
			id ${text} primary key not null,
			user_id ${user(types)},
			ticket_id ${text} references tickets (id) on delete cascade,
			message ${text} not null,
			created_at ${millis} not null,
			read_at ${millis}
		)${strict}`,
		`create index support_notifications_unread on support_notifications (user_id, created_at desc, id)
			where read_at is null`,
		"create index support_notifications_of_user on support_notifications (user_id, created_at)",
		"create index support_notifications_of_ticket on support_notifications (ticket_id)",
		"create index support_notifications_oldest on support_notifications (created_at)",
		`create table saved_replies (
			id ${text} primary key not null,
			title ${text} not null,
			content ${text} not null,
			updated_at ${millis} not null
		)${strict}`,
	];
}

function administrators(types: ColumnTypes): string[] {
	const { text, millis, strict, strictByKey } = types;
	return [
		`create table admin_notifications (
			id ${text} primary key not null,
			type ${text} not null check (type in ('user', 'game', 'security', 'other')),
			message ${text} not null,
			link ${text},
			created_at ${millis} not null
		)${strict}`,
		"create index admin_notifications_newest on admin_notifications (created_at, id)",
		`create table admin_notification_reads (
			user_id ${user(types)},
			notification_id ${text} not null references admin_notifications (id) on delete cascade,
			primary key (user_id, notification_id)
		)${strictByKey}`,
		"create index admin_notification_reads_of_one on admin_notification_reads (notification_id)",
		`create table audit_log (
			id ${text} primary key not null,
			at ${millis} not null,
			actor_kind ${text} not null check (actor_kind in ('administrator', 'operator')),
			actor_id ${text},
			actor_name ${text} not null,
			action ${text} not null,
			subject_kind ${text} not null,
			subject_id ${text} not null,
			subject_name ${text} not null,
			before ${text},
			after ${text}
		)${strict}`,
		"create index audit_log_newest on audit_log (at, id)",
		"create index audit_log_of_actor on audit_log (actor_name, at, id)",
		"create index audit_log_of_action on audit_log (action, at, id)",
		"create index audit_log_of_subject on audit_log (subject_kind, subject_id, at, id)",
		"create index audit_log_of_name on audit_log (lower(subject_name), at, id)",
	];
}

const AUDIT_GUARDS: Readonly<Record<Dialect, readonly string[]>> = {
	sqlite: ["update", "delete"].map(
		(change) => `create trigger audit_log_refuses_${change} before ${change} on audit_log
			begin select raise(abort, 'the audit log cannot be changed'); end`,
	),
	postgres: [
		`create function refuse_audit_change() returns trigger language plpgsql as
			'begin raise exception ''the audit log cannot be changed''; end'`,
		`create trigger audit_log_refuses_changes before update or delete on audit_log
			for each row execute function refuse_audit_change()`,
	],
};

/** `users` has the end of a suspension because most queries ask for it. */
function suspension(types: ColumnTypes): string[] {
	const { text, millis, strictByKey } = types;
	return [
		`alter table users add column suspended_until ${millis}`,
		// Both columns have the same direction, so that a row comparison finds the start of the next page.
		"drop index users_newest",
		"create index users_newest on users (created_at, id)",
		"create index users_suspended on users (suspended_until) where suspended_until is not null",
		`create table suspensions (
			user_id ${user(types)},
			reason ${text} not null,
			by_name ${text} not null,
			since ${millis} not null,
			primary key (user_id)
		)${strictByKey}`,
	];
}

function reports({ text, millis }: ColumnTypes): string[] {
	return [
		`alter table reports add column decision ${text}
			check (decision in ('dismissed', 'warned', 'removed', 'suspended'))`,
		`alter table reports add column decided_at ${millis}`,
		"create index reports_open on reports (created_at, id) where decision is null",
		"create index reports_open_of_kind on reports (kind, created_at, id) where decision is null",
		"create index reports_open_about on reports (kind, subject_id, created_at, id) where decision is null",
		"create index reports_of_reporter on reports (reporter_id, decision)",
	];
}

/** In an order that other lists do not use: SQLite would read those by these indexes too. */
function moderatedGames(): string[] {
	return [
		"create index custom_games_by_age on custom_games (created_at, id) where removed_at is null",
		"create index custom_games_hidden on custom_games (created_at, id) where is_hidden = 1 and removed_at is null",
		`create index custom_games_featured_by_age on custom_games (created_at, id)
			where privacy = 'featured' and removed_at is null`,
		"create index custom_games_restorable on custom_games (removed_at, id) where removed_by = 'administrator'",
		// A change makes clients read an open chat again.
		"alter table chats add column removals integer not null default 0",
	];
}

function site(types: ColumnTypes): string[] {
	const { text, millis, strictByKey } = types;
	return [
		`create table legal_texts (
			kind ${text} not null check (kind in ('privacy', 'terms')),
			version integer not null,
			markdown ${text} not null,
			published_at ${millis} not null,
			published_by ${text} not null,
			primary key (kind, version)
		)${strictByKey}`,
		"alter table recent_updates add column is_published integer not null default 1 check (is_published in (0, 1))",
	];
}

function analytics(types: ColumnTypes): string[] {
	const { text, millis, strictByKey } = types;
	return [
		`create table daily_counts (
			day ${text} not null,
			measure ${text} not null,
			name ${text} not null,
			count ${millis} not null,
			primary key (day, measure, name)
		)${strictByKey}`,
		`create table user_activity (
			user_id ${user(types)},
			last_at ${millis} not null,
			last_day ${text} not null,
			primary key (user_id)
		)${strictByKey}`,
		"create index user_activity_latest on user_activity (last_at)",
	];
}

/** Counting a million rows would dominate the dashboard's time. Triggers also see rows that foreign keys delete. */
const COUNTS = `create table site_counts (name text primary key not null, count integer not null)`;
const START = (table: string, where: string) =>
	`insert into site_counts (name, count) select '${table}', count(*) from ${table} ${where}`;
const change = (name: string, by: string) =>
	`update site_counts set count = count + (${by}) where name = '${name}'`;
const STARTS = [COUNTS, START("users", ""), START("custom_games", "where removed_at is null")];
const SITE_COUNTS: Readonly<Record<Dialect, readonly string[]>> = {
	sqlite: [
		...STARTS,
		`create trigger users_counted after insert on users begin ${change("users", "1")}; end`,
		`create trigger users_uncounted after delete on users begin ${change("users", "-1")}; end`,
		`create trigger custom_games_counted after insert on custom_games when new.removed_at is null
			begin ${change("custom_games", "1")}; end`,
		`create trigger custom_games_uncounted after delete on custom_games when old.removed_at is null
			begin ${change("custom_games", "-1")}; end`,
		`create trigger custom_games_recounted after update of removed_at on custom_games
			when (old.removed_at is null) <> (new.removed_at is null)
			begin ${change("custom_games", "(new.removed_at is null) - (old.removed_at is null)")}; end`,
	],
	postgres: [
		...STARTS,
		// Per statement: a thousand changes of one row in one transaction are slow.
		`create function count_added() returns trigger language plpgsql as
			'begin update site_counts set count = count + (select count(*) from added) where name = tg_argv[0]; return null; end'`,
		`create function count_taken() returns trigger language plpgsql as
			'begin update site_counts set count = count - (select count(*) from taken) where name = tg_argv[0]; return null; end'`,
		`create trigger users_counted after insert on users referencing new table as added
			for each statement execute function count_added('users')`,
		`create trigger users_uncounted after delete on users referencing old table as taken
			for each statement execute function count_taken('users')`,
		`create function count_rows() returns trigger language plpgsql as
			'begin update site_counts set count = count + tg_argv[1]::integer where name = tg_argv[0]; return null; end'`,
		...[
			["counted", "insert", "new.removed_at is null", "1"],
			["uncounted", "delete", "old.removed_at is null", "-1"],
			["removed", "update of removed_at", "old.removed_at is null and new.removed_at is not null", "-1"],
			["restored", "update of removed_at", "old.removed_at is not null and new.removed_at is null", "1"],
		].map(
			([name, event, when, by]) =>
				`create trigger custom_games_${name} after ${event} on custom_games
					for each row when (${when}) execute function count_rows('custom_games', '${by}')`,
		),
	],
};
