import type { ColumnTypes } from "../column-types.ts";

export function play({ text, millis, strict, number, strictByKey }: ColumnTypes): string[] {
	return [
		`create table pools (
			id ${text} primary key not null,
			game ${text} not null,
			source ${text} not null,
			as_of ${text} not null,
			cards ${text} not null,
			questions ${text},
			created_at ${millis} not null
		)${strict}`,
		"create index pools_oldest on pools (created_at)",
		`create table runs (
			id ${text} primary key not null,
			user_id ${text} not null references users (id) on delete cascade,
			game ${text} not null,
			game_key ${text} not null,
			filter ${text} not null default '',
			label ${text},
			pool_id ${text} not null references pools (id),
			seed ${text} not null,
			status ${text} not null check (status in ('playing', 'over')),
			outcome ${text} check (outcome in ('wrong', 'timeout', 'exhausted')),
			score integer not null,
			round integer not null,
			fast_answers integer not null,
			round_starts_at ${millis} not null,
			started_at ${millis} not null,
			ended_at ${millis},
			custom_game_id ${text} references custom_games (id) on delete cascade,
			timer_ms integer,
			check ((status = 'over') = (outcome is not null)),
			check ((status = 'over') = (ended_at is not null))
		)${strict}`,
		"create index runs_finished on runs (user_id, game, status, ended_at desc)",
		"create index runs_of_pool on runs (pool_id)",
		// Without `status`, or SQLite may prefer it to `runs_finished` for a player's last run.
		"create index runs_ended on runs (ended_at) where ended_at is not null",
		"create index runs_of_user on runs (user_id, started_at, id)",
		"create index runs_of_custom_game on runs (custom_game_id) where custom_game_id is not null",
		"create unique index runs_playing on runs (user_id, game) where status = 'playing' and custom_game_id is null",
		`create unique index runs_playing_custom on runs
			(user_id, custom_game_id) where status = 'playing' and custom_game_id is not null`,
		`create index runs_expiring on runs
			(status, round_starts_at) where status = 'playing' and (timer_ms is null or timer_ms > 0)`,
		`create table moves (
			run_id ${text} not null references runs (id) on delete cascade,
			round integer not null,
			guess ${text} not null check (guess in ('higher', 'lower', 'timeout')),
			correct integer not null check (correct in (0, 1)),
			outcome ${text} check (outcome in ('wrong', 'timeout', 'exhausted')),
			value ${number} not null,
			score integer not null,
			new_best integer not null check (new_best in (0, 1)),
			best integer not null,
			earned ${text},
			at ${millis} not null,
			primary key (run_id, round)
		)${strictByKey}`,
		`create table high_scores (
			user_id ${text} not null references users (id) on delete cascade,
			game_key ${text} not null,
			score integer not null,
			label ${text},
			verified integer not null default 0 check (verified in (0, 1)),
			achieved_at ${millis} not null,
			primary key (user_id, game_key)
		)${strictByKey}`,
		// In the board's order, so that a page at the top reads only its own rows.
		"create index high_scores_board on high_scores (game_key, score desc, verified desc, achieved_at, user_id)",
		`create table period_scores (
			user_id ${text} not null,
			game_key ${text} not null,
			period ${text} not null check (period in ('week', 'month')),
			starts ${text} not null,
			score integer not null,
			label ${text},
			verified integer not null check (verified in (0, 1)),
			achieved_at ${millis} not null,
			primary key (user_id, game_key, period, starts),
			foreign key (user_id, game_key) references high_scores (user_id, game_key) on delete cascade
		)${strictByKey}`,
		`create index period_scores_board on period_scores
			(game_key, period, starts, score desc, verified desc, achieved_at, user_id)`,
		"create index period_scores_oldest on period_scores (starts)",
		`create table earned_badges (
			user_id ${text} not null references users (id) on delete cascade,
			badge_id ${text} not null,
			earned_at ${millis} not null,
			is_announced integer not null default 0 check (is_announced in (0, 1)),
			primary key (user_id, badge_id)
		)${strictByKey}`,
		`create table answer_counts (
			user_id ${text} not null references users (id) on delete cascade,
			game ${text} not null,
			label ${text} not null,
			closeness ${text} not null,
			right_answers integer not null check (right_answers >= 0),
			answered integer not null check (answered >= right_answers),
			primary key (user_id, game, label, closeness)
		)${strictByKey}`,
		`create table practice_pairs (
			user_id ${text} not null references users (id) on delete cascade,
			game ${text} not null,
			first_id ${text} not null,
			second_id ${text} not null,
			measure ${text} not null,
			filter ${text} not null,
			step integer not null,
			rights integer not null,
			asked_at ${millis} not null,
			asked ${text} not null,
			primary key (user_id, game, first_id, second_id, measure)
		)${strictByKey}`,
		`create table daily_records (
			user_id ${text} primary key not null references users (id) on delete cascade,
			day ${text} not null,
			done ${text} not null,
			last_complete ${text},
			streak integer not null
		)${strictByKey}`,
	];
}
