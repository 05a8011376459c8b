import type { Dialect } from "../dialect-of.ts";
import type { ColumnTypes } from "./column-types.ts";

export function keepTotals(dialect: Dialect, types: ColumnTypes): readonly string[] {
	return [...totals(types), ...KEEP_TOTALS[dialect]];
}

const isListed = (row: string) =>
	`(${row}.removed_at is null and ${row}.is_hidden = 0 and ${row}.privacy in ('public', 'featured'))`;
const LISTED = "removed_at is null and is_hidden = 0 and privacy in ('public', 'featured')";

function totals({ text, millis, strictByKey }: ColumnTypes): string[] {
	return [
		`create table creator_totals (
			creator_id ${text} primary key not null references users (id) on delete cascade,
			plays ${millis} not null,
			games integer not null,
			timer_games integer not null
		)${strictByKey}`,
		"create index creator_totals_most_played on creator_totals (plays desc, games desc, creator_id) where games > 0",
		`insert into creator_totals (creator_id, plays, games, timer_games)
			select creator_id, sum(play_count), count(*), sum(case when timer_seconds > 0 then 1 else 0 end)
			from custom_games where creator_id is not null and ${LISTED} group by creator_id`,
		`create index custom_games_most_played on custom_games (play_count desc, name, id) where ${LISTED}`,
		`create index custom_games_best_of_creator on custom_games (creator_id, play_count desc, name, id) where ${LISTED}`,
		`create table play_totals (
			game_key ${text} primary key not null,
			plays ${millis} not null
		)${strictByKey}`,
		"insert into play_totals (game_key, plays) select game_key, sum(plays) from play_counts group by game_key",
	];
}

const timed = (row: string) => `(case when ${row}.timer_seconds > 0 then 1 else 0 end)`;
const ADD_GAME = `insert into creator_totals (creator_id, plays, games, timer_games)
	values (new.creator_id, new.play_count, 1, ${timed("new")})
	on conflict (creator_id) do update set plays = creator_totals.plays + excluded.plays,
		games = creator_totals.games + 1, timer_games = creator_totals.timer_games + excluded.timer_games`;
const TAKE_GAME = `update creator_totals set plays = plays - old.play_count, games = games - 1,
	timer_games = timer_games - ${timed("old")} where creator_id = old.creator_id`;
const CHANGE_GAME = `update creator_totals set plays = plays + new.play_count - old.play_count,
	timer_games = timer_games + ${timed("new")} - ${timed("old")} where creator_id = new.creator_id`;
const addPlays = (plays: string) => `insert into play_totals (game_key, plays) values (new.game_key, ${plays})
	on conflict (game_key) do update set plays = play_totals.plays + excluded.plays`;

/** Each trigger's name, table, event, condition and statement. */
const TOTALS = [
	[
		"custom_games_totalled",
		"custom_games",
		"insert",
		`new.creator_id is not null and ${isListed("new")}`,
		ADD_GAME,
	],
	[
		"custom_games_untotalled",
		"custom_games",
		"delete",
		`old.creator_id is not null and ${isListed("old")}`,
		TAKE_GAME,
	],
	[
		"custom_games_totalled_again",
		"custom_games",
		"update of removed_at, is_hidden, privacy",
		`new.creator_id is not null and ${isListed("new")} and not ${isListed("old")}`,
		ADD_GAME,
	],
	[
		"custom_games_totalled_no_more",
		"custom_games",
		"update of removed_at, is_hidden, privacy",
		`old.creator_id is not null and ${isListed("old")} and not ${isListed("new")}`,
		TAKE_GAME,
	],
	[
		"custom_games_retotalled",
		"custom_games",
		"update of play_count, timer_seconds",
		`new.creator_id is not null and ${isListed("old")} and ${isListed("new")}
			and (old.play_count <> new.play_count or old.timer_seconds <> new.timer_seconds)`,
		CHANGE_GAME,
	],
	["play_counts_totalled", "play_counts", "insert", "new.plays <> 0", addPlays("new.plays")],
	[
		"play_counts_retotalled",
		"play_counts",
		"update of plays",
		"new.plays <> old.plays",
		addPlays("new.plays - old.plays"),
	],
] as const;

const KEEP_TOTALS: Readonly<Record<Dialect, readonly string[]>> = {
	sqlite: TOTALS.map(
		([name, table, event, when, change]) =>
			`create trigger ${name} after ${event} on ${table} when ${when} begin ${change}; end`,
	),
	postgres: TOTALS.flatMap(([name, table, event, when, change]) => [
		`create function ${name}() returns trigger language plpgsql as $body$ begin ${change}; return null; end $body$`,
		`create trigger ${name} after ${event} on ${table} for each row when (${when}) execute function ${name}()`,
	]),
};
