import type { ColumnTypes } from "../column-types.ts";

export function site({ text, strictByKey, millis, strict, createUnlogged }: ColumnTypes): string[] {
	return [
		`create table game_overrides (
			game_key ${text} primary key not null,
			is_disabled integer not null default 0 check (is_disabled in (0, 1)),
			display_order integer not null default 999,
			name ${text},
			description ${text}
		)${strictByKey}`,
		`create table recent_updates (
			id ${text} primary key not null,
			title ${text} not null,
			content ${text} not null,
			published_at ${millis} not null,
			is_published integer not null check (is_published in (0, 1))
		)${strict}`,
		"create index recent_updates_newest on recent_updates (published_at desc, id)",
		`create table settings (
			key ${text} primary key not null,
			value ${text} not null
		)${strictByKey}`,
		`create table chore_positions (
			chore ${text} primary key not null,
			position ${text} not null
		)${strictByKey}`,
		`create table chore_leases (
			chore ${text} primary key not null,
			holder ${text} not null,
			until ${millis} not null
		)${strictByKey}`,
		`create table legal_texts (
			kind ${text} not null check (kind in ('privacy', 'terms')),
			version integer not null,
			markdown ${text} not null,
			published_at ${millis} not null,
			published_by ${text} not null,
			primary key (kind, version)
		)${strictByKey}`,
		`create table daily_counts (
			day ${text} not null,
			measure ${text} not null,
			name ${text} not null,
			count ${millis} not null,
			primary key (measure, day, name)
		)${strictByKey}`,
		`create table user_activity (
			user_id ${text} not null references users (id) on delete cascade,
			last_at ${millis} not null,
			last_day ${text} not null,
			primary key (user_id)
		)${strictByKey}`,
		"create index user_activity_latest on user_activity (last_at)",
		`create table source_cache (
			key ${text} primary key not null,
			body ${text} not null,
			fetched_at ${millis} not null,
			fresh_until ${millis} not null
		)${strict}`,
		"create index source_cache_oldest on source_cache (fetched_at)",
		`${createUnlogged} rate_limits (
			key ${text} primary key not null,
			window_start ${millis} not null,
			expires_at ${millis} not null,
			hits integer not null
		)${strictByKey}`,
		"create index rate_limits_expired on rate_limits (expires_at)",
	];
}
