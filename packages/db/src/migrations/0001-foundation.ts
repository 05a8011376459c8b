import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";
import { type ColumnTypes, columnTypes } from "./column-types.ts";

export const foundation: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const types = columnTypes(dialectOf(db));
		for (const statement of [...accounts(types), ...play(types), ...boards(types), ...site(types)]) {
			await sql.raw(statement).execute(db);
		}
	},
};

function accounts({ text, millis, strict, strictByKey }: ColumnTypes): string[] {
	return [
		`create table users (
			id ${text} primary key not null,
			username ${text} not null,
			username_key ${text} not null unique,
			email ${text} not null,
			email_key ${text} not null unique,
			password_hash ${text} not null,
			is_admin integer not null default 0 check (is_admin in (0, 1)),
			avatar_url ${text},
			is_custom_avatar integer not null default 0 check (is_custom_avatar in (0, 1)),
			xp integer not null default 0 check (xp >= 0),
			games_played integer not null default 0,
			perfect_streak integer not null default 0,
			current_streak integer not null default 0,
			comebacks integer not null default 0,
			fast_answers integer not null default 0,
			revision integer not null default 1,
			created_at ${millis} not null
		)${strict}`,
		`create table sessions (
			id ${text} primary key not null,
			user_id ${text} not null references users (id) on delete cascade,
			expires_at ${millis} not null,
			created_at ${millis} not null
		)${strictByKey}`,
		"create index sessions_of_user on sessions (user_id)",
	];
}

function play({ text, millis, number, strict, strictByKey }: ColumnTypes): string[] {
	return [
		`create table pools (
			id ${text} primary key not null,
			game ${text} not null,
			source ${text} not null,
			as_of ${text} not null,
			cards ${text} not null,
			created_at ${millis} not null
		)${strict}`,
		`create table runs (
			id ${text} primary key not null,
			user_id ${text} not null references users (id) on delete cascade,
			game ${text} not null,
			game_key ${text} not null,
			feature ${text},
			pool_id ${text} not null references pools (id),
			seed ${text} not null,
			status ${text} not null check (status in ('playing', 'over')),
			outcome ${text} check (outcome in ('wrong', 'timeout', 'exhausted')),
			score integer not null,
			round integer not null,
			first integer not null,
			second integer not null,
			cycle integer not null,
			cursor integer not null,
			streak integer not null,
			fast_answers integer not null,
			round_starts_at ${millis} not null,
			started_at ${millis} not null,
			ended_at ${millis},
			check ((status = 'over') = (outcome is not null)),
			check ((status = 'over') = (ended_at is not null))
		)${strict}`,
		"create unique index runs_playing on runs (user_id, game) where status = 'playing'",
		"create index runs_finished on runs (user_id, game, status, ended_at desc)",
		"create index runs_expiring on runs (status, round_starts_at) where status = 'playing'",
		`create table moves (
			run_id ${text} not null references runs (id) on delete cascade,
			round integer not null,
			guess ${text} not null check (guess in ('higher', 'lower', 'timeout')),
			correct integer not null check (correct in (0, 1)),
			outcome ${text} check (outcome in ('wrong', 'timeout', 'exhausted')),
			value ${number} not null,
			score integer not null,
			at ${millis} not null,
			primary key (run_id, round)
		)${strictByKey}`,
	];
}

function boards({ text, millis, strictByKey }: ColumnTypes): string[] {
	return [
		`create table high_scores (
			user_id ${text} not null references users (id) on delete cascade,
			game_key ${text} not null,
			score integer not null,
			selected_feature ${text},
			verified integer not null default 0 check (verified in (0, 1)),
			achieved_at ${millis} not null,
			primary key (user_id, game_key)
		)${strictByKey}`,
		// The index has the board's order, so that a page at the top reads only its own rows.
		"create index high_scores_board on high_scores (game_key, score desc, verified desc, achieved_at, user_id)",
	];
}

function site({ text, millis, strict, strictByKey, createUnlogged }: ColumnTypes): string[] {
	return [
		`create table play_counts (
			day ${text} not null,
			game_key ${text} not null,
			plays integer not null,
			primary key (day, game_key)
		)${strictByKey}`,
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
			published_at ${millis} not null
		)${strict}`,
		"create index recent_updates_newest on recent_updates (published_at desc, id)",
		`create table settings (key ${text} primary key not null, value ${text} not null)${strictByKey}`,
		`${createUnlogged} rate_limits (
			key ${text} primary key not null,
			window_start ${millis} not null,
			expires_at ${millis} not null,
			hits integer not null
		)${strictByKey}`,
		"create index rate_limits_expired on rate_limits (expires_at)",
	];
}
