import type { ColumnTypes } from "../column-types.ts";

const LISTED = "removed_at is null and is_hidden = 0 and privacy in ('public', 'featured')";

export function customGames({ text, number, millis, strict, strictByKey, bytes }: ColumnTypes): string[] {
	return [
		`create table custom_games (
			id ${text} primary key not null,
			creator_id ${text} references users (id) on delete cascade,
			client_id ${text},
			name ${text} not null,
			description ${text} not null,
			value_label ${text} not null,
			question ${text} not null default '',
			thousands_separator integer not null default 1 check (thousands_separator in (0, 1)),
			category ${text},
			privacy ${text} not null check (privacy in ('private', 'invite_only', 'public', 'featured')),
			timer_seconds integer not null check (timer_seconds between 0 and 30),
			item_count integer not null,
			min_value ${number} not null,
			max_value ${number} not null,
			cover ${text} not null,
			version integer not null default 1,
			link_key ${text} not null,
			play_count integer not null default 0,
			uncounted_plays integer not null default 0,
			is_hidden integer not null default 0 check (is_hidden in (0, 1)),
			created_at ${millis} not null,
			updated_at ${millis} not null,
			removed_at ${millis},
			removed_by ${text} check (removed_by in ('creator', 'administrator')),
			removal_reason ${text},
			search_text ${text} not null,
			check ((removed_at is null) = (removed_by is null))
		)${strict}`,
		"create unique index custom_games_once on custom_games (creator_id, client_id) where client_id is not null",
		"create index custom_games_of_creator on custom_games (creator_id, updated_at desc, id)",
		`create index custom_games_updated on custom_games (updated_at desc, id) where ${LISTED}`,
		`create index custom_games_featured on custom_games
			(updated_at desc, id) where privacy = 'featured' and removed_at is null and is_hidden = 0`,
		`create index custom_games_new on custom_games (created_at desc, id) where ${LISTED}`,
		"create index custom_games_removed on custom_games (removed_at) where removed_at is not null",
		"create index custom_games_by_age on custom_games (created_at, id) where removed_at is null",
		"create index custom_games_hidden on custom_games (created_at, id) where is_hidden = 1 and removed_at is null",
		`create index custom_games_featured_by_age on custom_games
			(created_at, id) where privacy = 'featured' and removed_at is null`,
		"create index custom_games_restorable on custom_games (removed_at, id) where removed_by = 'administrator'",
		`create index custom_games_by_popularity on custom_games
			((play_count - uncounted_plays) desc, updated_at desc, id) where ${LISTED}`,
		`create index custom_games_by_popularity_and_name on custom_games
			((play_count - uncounted_plays) desc, name, id) where ${LISTED}`,
		`create index custom_games_plays_of_creators on custom_games
			(creator_id, play_count, uncounted_plays, timer_seconds, removed_at, is_hidden, privacy)
			where creator_id is not null and ${LISTED}`,
		`create index custom_games_short on custom_games
			((play_count - uncounted_plays) desc, updated_at desc, id) where ${LISTED} and item_count <= 15`,
		`create index custom_games_of_category on custom_games
			(category, (play_count - uncounted_plays) desc, updated_at desc, id) where ${LISTED} and category is not null`,
		`create index custom_games_new_of_category on custom_games
			(category, created_at desc, id) where ${LISTED} and category is not null`,
		`create table custom_game_items (
			game_id ${text} primary key not null references custom_games (id) on delete cascade,
			items ${text} not null
		)${strict}`,
		`create table pictures (
			hash ${text} primary key not null,
			type ${text} not null,
			bytes ${bytes} not null,
			size integer not null,
			created_at ${millis} not null
		)${strict}`,
		`create table picture_owners (
			user_id ${text} not null references users (id) on delete cascade,
			hash ${text} not null references pictures (hash) on delete cascade,
			added_at ${millis} not null,
			primary key (user_id, hash)
		)${strictByKey}`,
		"create index picture_owners_of_picture on picture_owners (hash)",
		`create table game_pictures (
			game_id ${text} not null references custom_games (id) on delete cascade,
			hash ${text} not null references pictures (hash),
			primary key (game_id, hash)
		)${strictByKey}`,
		"create index game_pictures_of_picture on game_pictures (hash)",
		`create table custom_scores (
			game_id ${text} not null references custom_games (id) on delete cascade,
			user_id ${text} not null references users (id) on delete cascade,
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
			game_id ${text} not null references custom_games (id) on delete cascade,
			user_id ${text} not null references users (id) on delete cascade,
			score integer not null,
			primary key (game_id, user_id)
		)${strictByKey}`,
		"create index custom_bests_of_user on custom_bests (user_id)",
		`create table custom_plays (
			id ${text} primary key not null,
			game_id ${text} not null references custom_games (id) on delete cascade,
			user_id ${text} not null references users (id) on delete cascade,
			score integer not null,
			time_taken ${number} not null,
			total_guesses integer not null,
			verified integer not null check (verified in (0, 1)),
			played_at ${millis} not null
		)${strictByKey}`,
		"create index custom_plays_of_game on custom_plays (game_id)",
		"create index custom_plays_of_user on custom_plays (user_id, played_at, id)",
		`create table custom_play_days (
			game_id ${text} not null references custom_games (id) on delete cascade,
			day ${text} not null,
			plays integer not null,
			players integer not null default 0,
			primary key (game_id, day)
		)${strictByKey}`,
		"create index custom_play_days_of_day on custom_play_days (day, game_id, players)",
		`create table game_day_players (
			day ${text} not null,
			game_id ${text} not null,
			player_hash ${text} not null,
			primary key (day, game_id, player_hash)
		)${strictByKey}`,
		`create table custom_item_statistics (
			game_id ${text} not null references custom_games (id) on delete cascade,
			item_id ${text} not null,
			guessed integer not null,
			guessed_right integer not null,
			primary key (game_id, item_id)
		)${strictByKey}`,
		`create table custom_invitations (
			id ${text} primary key not null,
			game_id ${text} not null references custom_games (id) on delete cascade,
			user_id ${text} not null references users (id) on delete cascade,
			sender_id ${text} not null references users (id) on delete cascade,
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
