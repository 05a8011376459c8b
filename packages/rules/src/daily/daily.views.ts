import type { Guess } from "../play/engine.ts";
import type { GameId } from "../play/games.ts";
import type { ClosedRound, Mark, OpenRound, RoundVerdict } from "../play/view.ts";
import type { Day } from "../progression/site-day.ts";

/** What is public of a deck before it is played. */
export interface PublicDeck {
	readonly day: Day;
	readonly number: number;
	readonly games: readonly GameId[];
}

/** The streak of daily decks (docs/product.md#streaks). */
export interface StreakView {
	/** Up to today, or up to yesterday while today's deck is open and unfinished. */
	readonly current: number;
	readonly longest: number;
	/** Grace days kept, 0 to 2. */
	readonly grace: number;
	/** Days played until the next grace day is earned; null while two are kept. */
	readonly untilGrace: number | null;
}

export type DeckRunSummary =
	| {
			readonly status: "playing";
			readonly round: number;
			readonly score: number;
			readonly marks: readonly Mark[];
	  }
	| {
			readonly status: "over";
			readonly score: number;
			readonly timeMs: number;
			readonly marks: readonly Mark[];
	  };

export interface TodayView extends PublicDeck {
	readonly timeZone: string;
	/** Until the deck's day ends; below 0 for a begun deck that may still be finished, for `FINISH_MS`. */
	readonly closesInMs: number;
	readonly nextInMs: number;
	readonly run: DeckRunSummary | null;
	/** Null before the caller has finished a deck. */
	readonly streak: StreakView | null;
	readonly finished: number;
}

export interface OpenDeckRound extends OpenRound {
	readonly game: GameId;
}

export interface DailyRunView extends OpenDeckRound, PublicDeck {
	readonly score: number;
	readonly marks: readonly Mark[];
}

/** Counts of the answers, from `shownCounts`. Never sent before the caller's own answer. */
export interface CrowdView {
	readonly higher: number;
	readonly lower: number;
	readonly timeout: number;
}

export interface DailyVerdictView extends RoundVerdict {
	readonly day: Day;
	readonly crowd: CrowdView;
	readonly next: OpenDeckRound | null;
}

export interface PlayedDeckRound extends ClosedRound {
	readonly game: GameId;
	/** Null if the day ended before the round was played. */
	readonly guess: Guess | null;
	readonly correct: boolean;
	readonly crowd: CrowdView;
}

/** Equal scores with equal times share a rank. */
export interface DailyBoardRow {
	readonly rank: number;
	readonly userId: string;
	readonly username: string;
	readonly avatarUrl: string;
	readonly score: number;
	readonly timeMs: number;
}

/** A friend who has finished the deck. Only sent to players who have finished it, too. */
export interface FriendResult extends DailyBoardRow {
	readonly marks: readonly Mark[];
}

/** A friend who can play the deck now, and has not finished it. */
export interface WaitingFriend {
	readonly userId: string;
	readonly username: string;
	readonly avatarUrl: string;
	/** Whether the caller has sent them the day's message, `nudgeText`. */
	readonly isNudged: boolean;
}

export interface DailyResultView extends PublicDeck {
	readonly score: number;
	readonly timeMs: number;
	readonly marks: readonly Mark[];
	readonly rounds: readonly PlayedDeckRound[];
	/** The share of other runs that it beats, 0 to 100; null while no other one is finished. */
	readonly betterThan: number | null;
	/** The runs that it is compared with. `players`: only of players who were signed in from the first card. */
	readonly among: "all" | "players";
	/** How many of these have finished. */
	readonly finished: number;
	/** Friends who have finished it, the best first; null for a visitor. */
	readonly friends: readonly FriendResult[] | null;
	/** At most `MAX_WAITING_FRIENDS`, those who were online last first. None after the caller's day. */
	readonly waitingFriends: readonly WaitingFriend[];
	readonly streak: StreakView;
	/** Whether it is on the boards: a run that was begun as a visitor is not. */
	readonly verified: boolean;
	readonly nextInMs: number;
}

/** The best of a day, at most 50. */
export interface DailyBoardView {
	readonly day: Day;
	readonly number: number;
	readonly rows: readonly DailyBoardRow[];
	/** Also if it is not among `rows`; null without one. */
	readonly own: DailyBoardRow | null;
	readonly players: number;
}

/** What a day means for the streak. */
export type DayReason = "played" | "grace" | "excused" | "missed" | "open";

export interface HistoryDay {
	readonly day: Day;
	readonly number: number;
	readonly why: DayReason;
	readonly reason: string | null;
	readonly score: number | null;
	readonly timeMs: number | null;
}

/** A month of the caller's days in order, from their first deck to today. */
export interface DailyHistoryView {
	readonly month: string;
	readonly days: readonly HistoryDay[];
	readonly streak: StreakView | null;
	/** How often each score was reached, from 0 to 10. */
	readonly scores: readonly number[];
}

/** A deck of the archive, with all its numbers: the browser deals and judges it. */
export interface PastDeckView extends PublicDeck {
	readonly rounds: readonly (ClosedRound & { readonly game: GameId })[];
	/** The neighbours in the archive; null where there is none. */
	readonly previous: Day | null;
	readonly next: Day | null;
}

/** A month of the archive: decks that have closed everywhere, the newest first. The same for every caller. */
export interface DailyArchiveView {
	/** "2026-11". */
	readonly month: string;
	readonly firstMonth: string;
	/** The newest month that has begun somewhere. */
	readonly lastMonth: string;
	readonly decks: readonly PublicDeck[];
}

export interface TimeZoneView {
	readonly timeZone: string;
	/** When it may be changed again, in epoch ms; null: now. */
	readonly changeableAt: number | null;
}
