import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";
import { type ColumnTypes, columnTypes } from "./column-types.ts";

export const social: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const types = columnTypes(dialectOf(db));
		const statements = [...friends(types), ...chat(types), ...presence(types), ...reports(types)];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};

const user = ({ text }: ColumnTypes) => `${text} not null references users (id) on delete cascade`;

/** Each table's second index finds its rows from the other side, as deleting a user does. */
function friends(types: ColumnTypes): string[] {
	const { millis, strictByKey } = types;
	return [
		`create table friendships (
			user_id ${user(types)},
			friend_id ${user(types)},
			added_at ${millis} not null,
			primary key (user_id, friend_id),
			check (user_id <> friend_id)
		)${strictByKey}`,
		"create index friendships_of_friend on friendships (friend_id)",
		`create table friend_requests (
			from_id ${user(types)},
			to_id ${user(types)},
			requested_at ${millis} not null,
			is_hidden integer not null default 0 check (is_hidden in (0, 1)),
			primary key (from_id, to_id),
			check (from_id <> to_id)
		)${strictByKey}`,
		"create index friend_requests_received on friend_requests (to_id, is_hidden, requested_at)",
		`create table friend_rejections (
			rejecter_id ${user(types)},
			asker_id ${user(types)},
			count integer not null check (count > 0),
			last_at ${millis} not null,
			primary key (rejecter_id, asker_id)
		)${strictByKey}`,
		"create index friend_rejections_of_asker on friend_rejections (asker_id)",
		`create table blocks (
			blocker_id ${user(types)},
			blocked_id ${user(types)},
			blocked_at ${millis} not null,
			primary key (blocker_id, blocked_id),
			check (blocker_id <> blocked_id)
		)${strictByKey}`,
		"create index blocks_of_blocked on blocks (blocked_id)",
	];
}

function chat(types: ColumnTypes): string[] {
	const { text, millis, strictByKey } = types;
	return [
		`create table chats (
			id ${text} primary key not null,
			low_id ${user(types)},
			high_id ${user(types)},
			last_position integer not null,
			unique (low_id, high_id),
			check (low_id < high_id)
		)${strictByKey}`,
		"create index chats_of_high on chats (high_id)",
		// No foreign key to the sender: deleting either user deletes the chat.
		`create table chat_messages (
			chat_id ${text} not null references chats (id) on delete cascade,
			position integer not null,
			sender_id ${text} not null,
			number integer not null,
			content ${text} not null,
			client_id ${text},
			sent_at ${millis} not null,
			primary key (chat_id, position)
		)${strictByKey}`,
		`create unique index chat_messages_once on chat_messages (chat_id, sender_id, client_id)
			where client_id is not null`,
		"create unique index chat_messages_numbered on chat_messages (chat_id, sender_id, number)",
		`create table chat_sides (
			user_id ${user(types)},
			friend_id ${user(types)},
			written integer not null default 0,
			read integer not null default 0,
			primary key (user_id, friend_id),
			check (read between 0 and written)
		)${strictByKey}`,
		"create index chat_sides_of_friend on chat_sides (friend_id)",
		"create index chat_sides_unread on chat_sides (user_id, friend_id, written, read) where written > read",
	];
}

/** Unlogged: clients report their presence again within a minute after a crash. */
function presence(types: ColumnTypes): string[] {
	const { text, millis, strictByKey, createUnlogged } = types;
	return [
		`${createUnlogged} presences (
			user_id ${user(types)},
			process_id ${text} not null,
			status ${text} not null check (status in ('online', 'away', 'busy')),
			is_connected integer not null check (is_connected in (0, 1)),
			online_until ${millis} not null,
			primary key (user_id, process_id)
		)${strictByKey}`,
		"create index presences_of_process on presences (process_id)",
		`${createUnlogged} server_processes (
			id ${text} primary key not null,
			alive_until ${millis} not null
		)${strictByKey}`,
		`create table last_online (
			user_id ${text} primary key not null references users (id) on delete cascade,
			at ${millis} not null
		)${strictByKey}`,
	];
}

function reports(types: ColumnTypes): string[] {
	const { text, millis, strict } = types;
	return [
		`create table reports (
			id ${text} primary key not null,
			reporter_id ${user(types)},
			kind ${text} not null check (kind in ('person', 'message')),
			subject_id ${text} not null,
			accused_id ${user(types)},
			reason ${text} not null check (reason in ('spam', 'abuse', 'cheating', 'copyright', 'other')),
			text ${text} not null,
			evidence ${text},
			created_at ${millis} not null,
			unique (reporter_id, kind, subject_id)
		)${strict}`,
		"create index reports_of_accused on reports (accused_id)",
		"create index reports_newest on reports (created_at)",
	];
}
