import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type Dialect, dialectOf } from "../dialect-of.ts";
import { type ColumnTypes, columnTypes } from "./column-types.ts";

export const customGames: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const types = columnTypes(dialectOf(db));
		const statements = [
			...games(types),
			...pictures(types),
			...play(types),
			...sharing(types),
			...runs(types),
			...reports(types),
			...LISTED_COUNT[dialectOf(db)],
		];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};

const game = ({ text }: ColumnTypes) => `${text} not null references custom_games (id) on delete cascade`;
const user = ({ text }: ColumnTypes) => `${text} not null references users (id) on delete cascade`;

/** What public lists and searches show. */
const LISTED = "removed_at is null and is_hidden = 0 and privacy in ('public', 'featured')";
const FEATURED = "privacy = 'featured' and removed_at is null and is_hidden = 0";

function games(types: ColumnTypes): string[] {
	const { text, millis, number, strict, strictByKey } = types;
	return [
		`create table custom_games (
			id ${text} primary key not null,
			creator_id ${text} references users (id) on delete cascade,
			client_id ${text},
			name ${text} not null,
			description ${text} not null,
			value_label ${text} not null,
			privacy ${text} not null check (privacy in ('private', 'invite_only', 'public', 'featured')),
			timer_seconds integer not null check (timer_seconds between 0 and 30),
			item_count integer not null,
			min_value ${number} not null,
			max_value ${number} not null,
			cover ${text} not null,
			version integer not null default 1,
			link_key ${text} not null,
			play_count integer not null default 0,
			is_hidden integer not null default 0 check (is_hidden in (0, 1)),
			created_at ${millis} not null,
			updated_at ${millis} not null,
			removed_at ${millis},
			removed_by ${text} check (removed_by in ('creator', 'administrator')),
			removal_reason ${text},
			check ((removed_at is null) = (removed_by is null))
		)${strict}`,
		"create unique index custom_games_once on custom_games (creator_id, client_id) where client_id is not null",
		"create index custom_games_of_creator on custom_games (creator_id, updated_at desc, id)",
		`create index custom_games_updated on custom_games (updated_at desc, id) where ${LISTED}`,
		`create index custom_games_featured on custom_games (updated_at desc, id) where ${FEATURED}`,
		`create index custom_games_popular on custom_games (play_count desc, updated_at desc, id) where ${LISTED}`,
		`create index custom_games_new on custom_games (created_at desc, id) where ${LISTED}`,
		"create index custom_games_removed on custom_games (removed_at) where removed_at is not null",
		`create table custom_game_items (
			game_id ${text} primary key not null references custom_games (id) on delete cascade,
			items ${text} not null
		)${strict}`,
		`create table custom_game_words (
			word ${text} not null,
			game_id ${game(types)},
			primary key (word, game_id)
		)${strictByKey}`,
		"create index custom_game_words_of_game on custom_game_words (game_id, word)",
	];
}

function pictures(types: ColumnTypes): string[] {
	const { text, millis, bytes, strict, strictByKey } = types;
	return [
		`create table pictures (
			hash ${text} primary key not null,
			type ${text} not null,
			bytes ${bytes} not null,
			size integer not null,
			created_at ${millis} not null
		)${strict}`,
		"create index pictures_oldest on pictures (created_at)",
		`create table picture_owners (
			user_id ${user(types)},
			hash ${text} not null references pictures (hash) on delete cascade,
			added_at ${millis} not null,
			primary key (user_id, hash)
		)${strictByKey}`,
		"create index picture_owners_of_picture on picture_owners (hash)",
		"create index picture_owners_oldest on picture_owners (added_at)",
		`create table game_pictures (
			game_id ${game(types)},
			hash ${text} not null references pictures (hash),
			primary key (game_id, hash)
		)${strictByKey}`,
		"create index game_pictures_of_picture on game_pictures (hash)",
	];
}

function play(types: ColumnTypes): string[] {
	const { text, millis, number, strictByKey } = types;
	return [
		`create table custom_scores (
			game_id ${game(types)},
			user_id ${user(types)},
			board ${text} not null check (board in ('score', 'time', 'date')),
			score integer not null check (score > 0),
			time_per_guess ${number} not null,
			time_taken ${number} not null,
			total_guesses integer not null,
			verified integer not null check (verified in (0, 1)),
			achieved_at ${millis} not null,
			primary key (game_id, user_id, board)
		)${strictByKey}`,
		`create index custom_scores_by_score on custom_scores
			(game_id, score desc, time_per_guess, achieved_at, verified desc, user_id) where board = 'score'`,
		`create index custom_scores_by_time on custom_scores
			(game_id, time_per_guess, verified desc, user_id) where board = 'time'`,
		`create index custom_scores_by_date on custom_scores
			(game_id, achieved_at desc, verified desc, user_id) where board = 'date'`,
		"create index custom_scores_of_user on custom_scores (user_id)",
		`create table custom_bests (
			game_id ${game(types)},
			user_id ${user(types)},
			score integer not null,
			primary key (game_id, user_id)
		)${strictByKey}`,
		"create index custom_bests_of_user on custom_bests (user_id)",
		`create table custom_plays (
			id ${text} primary key not null,
			game_id ${game(types)},
			user_id ${user(types)},
			score integer not null,
			time_taken ${number} not null,
			total_guesses integer not null,
			verified integer not null check (verified in (0, 1)),
			played_at ${millis} not null
		)${strictByKey}`,
		"create index custom_plays_of_game on custom_plays (game_id)",
		"create index custom_plays_of_user on custom_plays (user_id, played_at, id)",
		`create table custom_play_days (
			game_id ${game(types)},
			day ${text} not null,
			plays integer not null,
			primary key (game_id, day)
		)${strictByKey}`,
		`create table custom_item_figures (
			game_id ${game(types)},
			item_id ${text} not null,
			guessed integer not null,
			guessed_right integer not null,
			primary key (game_id, item_id)
		)${strictByKey}`,
	];
}

function sharing(types: ColumnTypes): string[] {
	const { text, millis, strict, strictByKey } = types;
	return [
		`create table custom_invitations (
			id ${text} primary key not null,
			game_id ${game(types)},
			user_id ${user(types)},
			sender_id ${user(types)},
			message ${text} not null,
			status ${text} not null check (status in ('pending', 'accepted', 'declined', 'removed')),
			by_address integer not null check (by_address in (0, 1)),
			sent_at ${millis} not null,
			answered_at ${millis},
			unique (game_id, user_id)
		)${strict}`,
		"create index custom_invitations_received on custom_invitations (user_id, status, sent_at desc, id)",
		"create index custom_invitations_of_sender on custom_invitations (sender_id)",
		`create table mail_links (
			token_hash ${text} primary key not null,
			address_hash ${text} not null,
			sent_at ${millis} not null
		)${strictByKey}`,
		"create index mail_links_oldest on mail_links (sent_at)",
		`create table mail_refusals (
			address_hash ${text} primary key not null,
			refused_at ${millis} not null
		)${strictByKey}`,
	];
}

/** One playing run per user and custom game, as for classic games. Runs without a timer never expire. */
function runs({ text }: ColumnTypes): string[] {
	return [
		`alter table runs add column custom_game_id ${text} references custom_games (id) on delete cascade`,
		"alter table runs add column timer_ms integer",
		"create index runs_of_custom_game on runs (custom_game_id) where custom_game_id is not null",
		"drop index runs_playing",
		"create unique index runs_playing on runs (user_id, game) where status = 'playing' and custom_game_id is null",
		`create unique index runs_playing_custom on runs (user_id, custom_game_id)
			where status = 'playing' and custom_game_id is not null`,
		"drop index runs_expiring",
		`create index runs_expiring on runs (status, round_starts_at)
			where status = 'playing' and (timer_ms is null or timer_ms > 0)`,
	];
}

/** Reports may be about a game; `accused_id` is null where it is the site's own. */
function reports(types: ColumnTypes): string[] {
	const { text, millis, strict } = types;
	const columns = "id, reporter_id, kind, subject_id, accused_id, reason, text, evidence, created_at";
	return [
		`create table reports_about_all (
			id ${text} primary key not null,
			reporter_id ${user(types)},
			kind ${text} not null check (kind in ('person', 'message', 'game')),
			subject_id ${text} not null,
			accused_id ${text} references users (id) on delete cascade,
			reason ${text} not null check (reason in ('spam', 'abuse', 'cheating', 'copyright', 'other')),
			text ${text} not null,
			evidence ${text},
			created_at ${millis} not null,
			unique (reporter_id, kind, subject_id)
		)${strict}`,
		`insert into reports_about_all (${columns}) select ${columns} from reports`,
		"drop table reports",
		"alter table reports_about_all rename to reports",
		"create index reports_of_accused on reports (accused_id)",
		"create index reports_of_subject on reports (kind, subject_id)",
		"create index reports_newest on reports (created_at)",
	];
}

const isListed = (row: "old" | "new") =>
	`(${row}.removed_at is null and ${row}.is_hidden = 0 and ${row}.privacy in ('public', 'featured'))`;

/** Counting for each page would take longer than the page itself. Triggers also see rows that foreign keys delete. */
const COUNT =
	"create table listed_games (id integer primary key not null check (id = 1), count integer not null)";
const add = (count: string) =>
	`insert into listed_games (id, count) values (1, ${count})
		on conflict (id) do update set count = listed_games.count + excluded.count`;
const LISTED_COUNT: Readonly<Record<Dialect, readonly string[]>> = {
	sqlite: [
		COUNT,
		`create trigger custom_games_listed after insert on custom_games when ${isListed("new")}
			begin ${add("1")}; end`,
		`create trigger custom_games_unlisted after delete on custom_games when ${isListed("old")}
			begin update listed_games set count = count - 1; end`,
		`create trigger custom_games_relisted after update of removed_at, is_hidden, privacy on custom_games
			when ${isListed("old")} <> ${isListed("new")}
			begin ${add(`${isListed("new")} - ${isListed("old")}`)}; end`,
	],
	postgres: [
		COUNT,
		`create function add_listed_game() returns trigger language plpgsql as
			'begin ${add("1")}; return null; end'`,
		`create function take_listed_game() returns trigger language plpgsql as
			'begin update listed_games set count = count - 1; return null; end'`,
		`create trigger custom_games_listed after insert on custom_games for each row
			when (${isListed("new")}) execute function add_listed_game()`,
		`create trigger custom_games_unlisted after delete on custom_games for each row
			when (${isListed("old")}) execute function take_listed_game()`,
		`create trigger custom_games_listed_again after update of removed_at, is_hidden, privacy on custom_games for each row
			when (${isListed("new")} and not ${isListed("old")}) execute function add_listed_game()`,
		`create trigger custom_games_listed_no_more after update of removed_at, is_hidden, privacy on custom_games for each row
			when (${isListed("old")} and not ${isListed("new")}) execute function take_listed_game()`,
	],
};
