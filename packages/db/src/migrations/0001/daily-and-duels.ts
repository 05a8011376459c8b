import type { ColumnTypes } from "../column-types.ts";

export function dailyAndDuels({ text, millis, strict, strictByKey }: ColumnTypes): string[] {
	return [
		`create table daily_decks (
			day ${text} primary key not null,
			rounds ${text} not null,
			created_at ${millis} not null
		)${strict}`,
		`create table daily_runs (
			id ${text} primary key not null,
			day ${text} not null,
			user_id ${text} references users (id) on delete cascade,
			guest_id ${text} references guests (id) on delete cascade,
			time_zone ${text} not null,
			started_at ${millis} not null,
			closes_at ${millis} not null,
			status ${text} not null check (status in ('playing', 'over')),
			score integer not null default 0,
			round integer not null default 1,
			round_starts_at ${millis} not null,
			time_ms integer not null default 0,
			answers ${text} not null default '[]',
			verified integer not null check (verified in (0, 1)),
			counted integer not null default 1 check (counted in (0, 1)),
			ended_at ${millis},
			check ((user_id is null) <> (guest_id is null)),
			check ((status = 'over') = (ended_at is not null))
		)${strict}`,
		"create unique index daily_runs_of_user on daily_runs (user_id, day)",
		"create unique index daily_runs_of_guest on daily_runs (guest_id, day)",
		`create index daily_runs_board on daily_runs
			(day, score desc, time_ms, ended_at, id) where status = 'over' and verified = 1`,
		"create index daily_runs_closing on daily_runs (closes_at) where status = 'playing'",
		`create table daily_answers (
			day ${text} not null,
			round integer not null,
			guess ${text} not null check (guess in ('higher', 'lower', 'timeout')),
			shard integer not null,
			count integer not null,
			players integer not null default 0,
			primary key (day, round, guess, shard)
		)${strictByKey}`,
		`create table daily_scores (
			day ${text} not null,
			score integer not null,
			shard integer not null,
			count integer not null,
			players integer not null default 0,
			primary key (day, score, shard)
		)${strictByKey}`,
		`create table daily_zones (
			user_id ${text} primary key not null references users (id) on delete cascade,
			time_zone ${text} not null,
			previous_zone ${text},
			changed_at ${millis},
			open_from ${text},
			open_to ${text}
		)${strict}`,
		`create table daily_excused (
			day ${text} primary key not null,
			reason ${text} not null,
			created_at ${millis} not null
		)${strict}`,
		`create table duels (
			id ${text} primary key not null,
			mode ${text} not null check (mode in ('ghost', 'live')),
			game ${text} not null,
			custom_game_id ${text} references custom_games (id) on delete cascade,
			game_link_key ${text},
			filter ${text} not null default '',
			label ${text},
			measure ${text},
			pool_id ${text} not null references pools (id),
			seed ${text} not null,
			timer_ms integer,
			rounds integer,
			counted integer not null default 1 check (counted in (0, 1)),
			day ${text},
			status ${text} not null check (status in ('open', 'playing', 'over', 'declined')),
			round integer not null default 0,
			round_starts_at ${millis},
			from_user_id ${text} references users (id) on delete cascade,
			to_user_id ${text} references users (id) on delete cascade,
			rematch_of ${text} references duels (id) on delete set null,
			declined_by integer,
			created_at ${millis} not null,
			ended_at ${millis}
		)${strict}`,
		"create unique index duels_rematch on duels (rematch_of) where rematch_of is not null",
		"create index duels_to on duels (to_user_id, created_at) where to_user_id is not null",
		"create index duels_from on duels (from_user_id) where from_user_id is not null",
		"create index duels_created on duels (created_at)",
		"create index duels_pool on duels (pool_id)",
		"create index duels_of_custom_game on duels (custom_game_id) where custom_game_id is not null",
		"create index duels_live on duels (created_at) where mode = 'live' and status in ('open', 'playing')",
		`create table duel_sides (
			duel_id ${text} not null references duels (id) on delete cascade,
			seat integer not null check (seat > 0),
			user_id ${text} references users (id) on delete cascade,
			guest_id ${text} references guests (id) on delete cascade,
			status ${text} not null check (status in ('waiting', 'ready', 'playing', 'over', 'left')),
			outcome ${text} check (outcome in ('wrong', 'timeout', 'exhausted')),
			score integer not null default 0,
			round integer not null default 1,
			round_starts_at ${millis},
			time_ms integer not null default 0,
			answers ${text} not null default '[]',
			seen_at ${millis} not null,
			left_at ${millis},
			joined_at ${millis} not null,
			ended_at ${millis},
			primary key (duel_id, seat),
			check ((user_id is null) <> (guest_id is null))
		)${strict}`,
		"create unique index duel_sides_once on duel_sides (duel_id, user_id) where user_id is not null and seat > 1",
		`create unique index duel_sides_guest_once on duel_sides
			(duel_id, guest_id) where guest_id is not null and seat > 1`,
		"create index duel_sides_of_user on duel_sides (user_id, joined_at) where user_id is not null",
		"create index duel_sides_own on duel_sides (user_id, duel_id, seat) where user_id is not null",
		"create index duel_sides_of_guest on duel_sides (guest_id, duel_id, seat) where guest_id is not null",
		"create index duel_sides_ended on duel_sides (duel_id, ended_at, seat) where status = 'over'",
		"create index duel_sides_playing on duel_sides (round_starts_at) where status = 'playing'",
		// The sides that a player may still have to play are found on each page load.
		"create index duel_sides_open on duel_sides (user_id, joined_at) where ended_at is null",
		`create table duel_records (
			user_id ${text} not null references users (id) on delete cascade,
			other_id ${text} not null references users (id) on delete cascade,
			won integer not null default 0,
			lost integer not null default 0,
			drawn integer not null default 0,
			primary key (user_id, other_id)
		)${strictByKey}`,
		"create index duel_records_of_other on duel_records (other_id)",
	];
}
