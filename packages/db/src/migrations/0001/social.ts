import type { ColumnTypes } from "../column-types.ts";

export function social({ text, millis, strictByKey }: ColumnTypes): string[] {
	return [
		`create table friendships (
			user_id ${text} not null references users (id) on delete cascade,
			friend_id ${text} not null references users (id) on delete cascade,
			added_at ${millis} not null,
			primary key (user_id, friend_id),
			check (user_id <> friend_id)
		)${strictByKey}`,
		"create index friendships_of_friend on friendships (friend_id)",
		`create table friend_requests (
			from_id ${text} not null references users (id) on delete cascade,
			to_id ${text} not null references users (id) on delete cascade,
			requested_at ${millis} not null,
			is_hidden integer not null default 0 check (is_hidden in (0, 1)),
			primary key (from_id, to_id),
			check (from_id <> to_id)
		)${strictByKey}`,
		"create index friend_requests_received on friend_requests (to_id, is_hidden, requested_at)",
		`create table friend_rejections (
			rejecter_id ${text} not null references users (id) on delete cascade,
			asker_id ${text} not null references users (id) on delete cascade,
			count integer not null check (count > 0),
			last_at ${millis} not null,
			primary key (rejecter_id, asker_id)
		)${strictByKey}`,
		"create index friend_rejections_of_asker on friend_rejections (asker_id)",
		`create table blocks (
			blocker_id ${text} not null references users (id) on delete cascade,
			blocked_id ${text} not null references users (id) on delete cascade,
			blocked_at ${millis} not null,
			primary key (blocker_id, blocked_id),
			check (blocker_id <> blocked_id)
		)${strictByKey}`,
		"create index blocks_of_blocked on blocks (blocked_id)",
		`create table friend_links (
			user_id ${text} primary key not null references users (id) on delete cascade,
			secret ${text} not null unique,
			created_at ${millis} not null
		)${strictByKey}`,
		`create table chats (
			id ${text} primary key not null,
			low_id ${text} not null references users (id) on delete cascade,
			high_id ${text} not null references users (id) on delete cascade,
			last_position integer not null,
			removals integer not null default 0,
			unique (low_id, high_id),
			check (low_id < high_id)
		)${strictByKey}`,
		"create index chats_of_high on chats (high_id)",
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
		`create unique index chat_messages_once on chat_messages
			(chat_id, sender_id, client_id) where client_id is not null`,
		"create unique index chat_messages_numbered on chat_messages (chat_id, sender_id, number)",
		`create table chat_sides (
			user_id ${text} not null references users (id) on delete cascade,
			friend_id ${text} not null references users (id) on delete cascade,
			written integer not null default 0,
			read integer not null default 0,
			primary key (user_id, friend_id),
			check (read between 0 and written)
		)${strictByKey}`,
		"create index chat_sides_of_friend on chat_sides (friend_id)",
		"create index chat_sides_unread on chat_sides (user_id, friend_id, written, read) where written > read",
		`create table presences (
			user_id ${text} primary key not null references users (id) on delete cascade,
			status ${text} not null check (status in ('online', 'away', 'busy', 'offline')),
			last_seen_at ${millis} not null
		)${strictByKey}`,
		"create index presences_last_seen on presences (last_seen_at)",
	];
}
