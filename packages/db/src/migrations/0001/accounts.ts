import type { ColumnTypes } from "../column-types.ts";

export function accounts({ text, millis, strict, strictByKey, bytes }: ColumnTypes): string[] {
	return [
		`create table users (
			id ${text} primary key not null,
			username ${text} not null,
			username_key ${text} not null unique,
			email ${text} not null,
			email_key ${text} not null unique,
			email_verified_at ${millis},
			password_hash ${text} not null,
			browsers_known_from ${millis},
			is_admin integer not null default 0 check (is_admin in (0, 1)),
			avatar_url ${text},
			is_custom_avatar integer not null default 0 check (is_custom_avatar in (0, 1)),
			xp integer not null default 0 check (xp >= 0),
			games_played integer not null default 0,
			perfect_streak integer not null default 0,
			current_streak integer not null default 0,
			comebacks integer not null default 0,
			fast_answers integer not null default 0,
			showcase ${text},
			deletion_due_at ${millis},
			suspended_until ${millis},
			created_at ${millis} not null
		)${strict}`,
		"create index users_leaving on users (deletion_due_at) where deletion_due_at is not null",
		"create index users_admins on users (id) where is_admin = 1",
		"create index users_newest on users (created_at, id)",
		"create index users_suspended on users (suspended_until) where suspended_until is not null",
		`create table sessions (
			id ${text} primary key not null,
			user_id ${text} not null references users (id) on delete cascade,
			expires_at ${millis} not null,
			created_at ${millis} not null,
			device ${text} not null,
			last_seen_at ${millis} not null
		)${strictByKey}`,
		"create index sessions_of_user on sessions (user_id)",
		"create index sessions_expired on sessions (expires_at)",
		`create table account_tokens (
			hash ${text} primary key not null,
			user_id ${text} not null references users (id) on delete cascade,
			purpose ${text} not null check (purpose in ('reset-password', 'change-email', 'verify-email')),
			email ${text},
			expires_at ${millis} not null,
			check ((purpose = 'reset-password') = (email is null))
		)${strictByKey}`,
		"create index account_tokens_of_user on account_tokens (user_id, purpose)",
		"create index account_tokens_expired on account_tokens (expires_at)",
		`create table registration_invitations (
			id ${text} primary key not null,
			hash ${text} not null unique,
			makes_admin integer not null check (makes_admin in (0, 1)),
			uses_left integer not null,
			max_uses integer not null,
			expires_at ${millis} not null,
			created_at ${millis} not null,
			created_by ${text} references users (id) on delete set null,
			note ${text} not null
		)${strict}`,
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
		`create table avatars (
			user_id ${text} primary key not null references users (id) on delete cascade,
			hash ${text} not null,
			type ${text} not null,
			bytes ${bytes} not null,
			created_at ${millis} not null
		)${strict}`,
		"create index avatars_by_hash on avatars (hash)",
		`create table guests (
			id ${text} primary key not null,
			secret_hash ${text} not null unique,
			created_at ${millis} not null,
			seen_at ${millis} not null,
			time_zone ${text},
			previous_zone ${text},
			zone_changed_at ${millis},
			open_from ${text},
			open_to ${text}
		)${strict}`,
		"create index guests_seen on guests (seen_at)",
	];
}
