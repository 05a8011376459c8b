import type { GameId, GameKey } from "@hilo/rules/play/games";
import type { BadgeId } from "@hilo/rules/progression/badges";
import type { Generated, Insertable, Selectable, Updateable } from "kysely";

/** A moment: epoch milliseconds, UTC. */
export type Millis = number;

/** A boolean as both databases store it. */
export type Flag = 0 | 1;

/** Every table, as both databases hold it: integers for flags and times, text for JSON. */
export interface Tables {
	users: UsersTable;
	sessions: SessionsTable;
	account_tokens: AccountTokensTable;
	avatars: AvatarsTable;
	high_scores: HighScoresTable;
	earned_badges: EarnedBadgesTable;
	daily_records: DailyRecordsTable;
	pools: PoolsTable;
	runs: RunsTable;
	moves: MovesTable;
	play_counts: PlayCountsTable;
	game_overrides: GameOverridesTable;
	recent_updates: RecentUpdatesTable;
	settings: SettingsTable;
	source_cache: SourceCacheTable;
	rate_limits: RateLimitsTable;
}

export interface UsersTable {
	id: string;
	username: string;
	/** The username as it is compared: unique without regard to case. */
	username_key: string;
	email: string;
	email_key: string;
	/** When the user opened a link that was mailed to `email`; null while nobody has. */
	email_verified_at: Millis | null;
	password_hash: string;
	/** Compare with `sql.lit(1)`, not with a parameter: only so does the index of administrators serve. */
	is_admin: Generated<Flag>;
	avatar_url: string | null;
	is_custom_avatar: Generated<Flag>;
	xp: Generated<number>;
	games_played: Generated<number>;
	/** The longest streak of right guesses. */
	perfect_streak: Generated<number>;
	/** The streak that is still open, carried from run to run. */
	current_streak: Generated<number>;
	comebacks: Generated<number>;
	fast_answers: Generated<number>;
	/** Bumped at every change that the user's own record shows: it is what an ETag is made of. */
	revision: Generated<number>;
	/** JSON: the ids of the badges that the profile shows off; null for the latest. */
	showcase: string | null;
	/** When the account will be deleted unless its owner signs in before; null for all others. Until then it is hidden. */
	deletion_due_at: Millis | null;
	created_at: Millis;
}

export interface SessionsTable {
	/** A hash of the session's secret, never the secret. */
	id: string;
	user_id: string;
	expires_at: Millis;
	created_at: Millis;
	/** What was signed in with, in words for its user: "Firefox on Linux". */
	device: Generated<string>;
	/** When it was last used, to within minutes. */
	last_seen_at: Generated<Millis>;
}

/** A link that was mailed and can be used once. */
export interface AccountTokensTable {
	/** Of the secret in the link, never the secret. */
	hash: string;
	user_id: string;
	purpose: "reset-password" | "change-email" | "verify-email";
	/** The address that it confirms; null for a new password, which confirms none. */
	email: string | null;
	expires_at: Millis;
}

/** A user's own picture; two users who chose the same have one each. */
export interface AvatarsTable {
	user_id: string;
	/** Of the bytes: what the picture's address is made of. */
	hash: string;
	/** `image/webp`. */
	type: string;
	bytes: Uint8Array;
	created_at: Millis;
}

export interface HighScoresTable {
	user_id: string;
	game_key: GameKey;
	score: number;
	selected_feature: string | null;
	/** 1 where the score came from a judged run. */
	verified: Generated<Flag>;
	achieved_at: Millis;
}

export interface EarnedBadgesTable {
	user_id: string;
	badge_id: BadgeId;
	earned_at: Millis;
	/** 1 once its owner was told. */
	is_announced: Generated<Flag>;
}

export interface DailyRecordsTable {
	user_id: string;
	/** A day of the site's time zone, `2026-11-21`, that `done` is about. */
	day: string;
	/** JSON: which of the three challenges were done on that day. */
	done: string;
	last_complete: string | null;
	streak: number;
}

/** The cards that runs were dealt from, kept so that a run goes on after the data changed. */
export interface PoolsTable {
	/** A hash of the content. */
	id: string;
	game: GameId;
	source: string;
	as_of: string;
	/** JSON: the cards. */
	cards: string;
	/** JSON: what the rounds ask, where that changes; null where it does not. */
	questions: string | null;
	created_at: Millis;
}

export interface RunsTable {
	id: string;
	user_id: string;
	game: GameId;
	game_key: GameKey;
	/** What the player chose to play; "" in games without a choice. */
	filter: Generated<string>;
	/** The label that is kept with the score. */
	feature: string | null;
	pool_id: string;
	seed: string;
	/**
	 * One playing run per user and game. Compare with `sql.lit("playing")`, not with a parameter: a partial
	 * index serves a query only where the text of the query shows that it fits.
	 */
	status: "playing" | "over";
	outcome: "wrong" | "timeout" | "exhausted" | null;
	score: number;
	round: number;
	first: number;
	second: number;
	cycle: number;
	cursor: number;
	streak: number;
	fast_answers: number;
	round_starts_at: Millis;
	started_at: Millis;
	/** Null while playing. */
	ended_at: Millis | null;
}

export interface MovesTable {
	run_id: string;
	round: number;
	guess: "higher" | "lower" | "timeout";
	correct: Flag;
	outcome: "wrong" | "timeout" | "exhausted" | null;
	/** The second card's value. This and what follows is kept so that a repeated guess gets the first one's answer. */
	value: number;
	score: number;
	/** 1 where the verdict said that the score beat the player's best. */
	new_best: Generated<Flag>;
	/** The player's best score as the verdict said it; null in moves older than this column. */
	best: number | null;
	/** JSON: the badges and challenges that the run's last verdict said were earned; null where there were none. */
	earned: string | null;
	at: Millis;
}

export interface PlayCountsTable {
	/** A day of the site's time zone, `2026-11-21`. */
	day: string;
	game_key: GameKey;
	plays: number;
}

export interface GameOverridesTable {
	game_key: GameKey;
	is_disabled: Generated<Flag>;
	display_order: Generated<number>;
	name: string | null;
	description: string | null;
}

export interface RecentUpdatesTable {
	id: string;
	title: string;
	content: string;
	published_at: Millis;
}

export interface SourceCacheTable {
	/** Provider and address, without secrets. */
	key: string;
	body: string;
	etag: string | null;
	last_modified: string | null;
	fetched_at: Millis;
	fresh_until: Millis;
}

export interface SettingsTable {
	key: string;
	value: string;
}

/**
 * One row a key and one upsert a hit: insert with `hits` 1; on conflict of `key`, where `expires_at` is at or
 * before the new `window_start` take over the new window with 1 hit, else add 1; returning `hits` and
 * `expires_at`. Rows whose `expires_at` is past may be deleted at any time.
 */
export interface RateLimitsTable {
	key: string;
	window_start: Millis;
	expires_at: Millis;
	hits: number;
}

export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type UserUpdate = Updateable<UsersTable>;
export type SessionRow = Selectable<SessionsTable>;
export type AccountTokenRow = Selectable<AccountTokensTable>;
export type AvatarRow = Selectable<AvatarsTable>;
export type HighScoreRow = Selectable<HighScoresTable>;
export type EarnedBadgeRow = Selectable<EarnedBadgesTable>;
export type PoolRow = Selectable<PoolsTable>;
export type RunRow = Selectable<RunsTable>;
export type MoveRow = Selectable<MovesTable>;
export type NewMove = Insertable<MovesTable>;
