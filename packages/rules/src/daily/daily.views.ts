import type { GameId } from "../play/games.ts";
import type { Guess } from "../play/run.ts";
import type { ClosedRound, Mark, OpenRound, RoundVerdict } from "../play/view.ts";
import type { Day } from "../progression/site-day.ts";

/** What of a deck may be seen by everybody it is open for. */
export interface DeckFace {
	readonly day: Day;
	/** "Hilo 142". */
	readonly number: number;
	/** The game of each of its ten rounds. */
	readonly games: readonly GameId[];
}

/** Days in a row (D63). */
export interface StreakView {
	/** Up to today, or up to yesterday while today's deck is open and not finished. */
	readonly current: number;
	readonly longest: number;
	/** Grace days kept, 0 to 2. */
	readonly grace: number;
	/** Days played until the next grace day is earned; null while two are kept. */
	readonly untilGrace: number | null;
}

/** How an attempt stands; null where it has not begun. */
export type AttemptView =
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

/** The deck that is to be played now, and how it stands. */
export interface TodayView extends DeckFace {
	/** Whose midnight counts. */
	readonly timeZone: string;
	/** Epoch milliseconds. */
	readonly closesAt: number;
	/** Until the next deck opens, in milliseconds. */
	readonly nextInMs: number;
	readonly attempt: AttemptView | null;
	/** Null for whoever has never finished a deck. */
	readonly streak: StreakView | null;
	/** How many have finished it so far. */
	readonly finished: number;
}

/** A round of a deck, and whose game it is. */
export interface OpenDeckRound extends OpenRound {
	readonly game: GameId;
}

export interface DailyRunView extends OpenDeckRound, DeckFace {
	readonly score: number;
	/** The rounds before. */
	readonly marks: readonly Mark[];
}

/** How many gave each answer, as `shownCounts` has it. Never sent before the caller's own answer. */
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

/** A round of a finished deck. */
export interface PlayedDeckRound extends ClosedRound {
	readonly game: GameId;
	/** Null in a round that was never played, because the day ended first. */
	readonly guess: Guess | null;
	readonly correct: boolean;
	readonly crowd: CrowdView;
}

/** One place of a board: of two with the same score and time, the same. */
export interface DailyPlace {
	readonly rank: number;
	readonly userId: string;
	readonly username: string;
	readonly avatarUrl: string;
	readonly score: number;
	readonly timeMs: number;
}

/** A finished attempt, for its own player. */
export interface DailyResultView extends DeckFace {
	readonly score: number;
	readonly timeMs: number;
	readonly marks: readonly Mark[];
	readonly rounds: readonly PlayedDeckRound[];
	/** How many of a hundred others it beats, 0 to 100; null while nobody else has finished. */
	readonly betterThan: number | null;
	/** Whose scores it is compared with: `players` were signed in from the beginning. */
	readonly among: "all" | "players";
	/** How many of these have finished it. */
	readonly finished: number;
	/** The friends who have finished it, the best first; null for a visitor. */
	readonly friends: readonly DailyPlace[] | null;
	readonly streak: StreakView;
	/** Whether it stands on the boards: not where it was a visitor's at first. */
	readonly verified: boolean;
	readonly nextInMs: number;
}

/** The best of a day, at most fifty. */
export interface DailyBoardView {
	readonly day: Day;
	readonly number: number;
	readonly rows: readonly DailyPlace[];
	/** One's own place, also where it is further down; null without one. */
	readonly own: DailyPlace | null;
	/** How many stand on it. */
	readonly players: number;
}

/** Why a streak stands on a day, or ends there. */
export type DayReason = "played" | "grace" | "outage" | "excused" | "missed" | "open";

export interface HistoryDay {
	readonly day: Day;
	readonly number: number;
	readonly why: DayReason;
	/** What the operator said of an excused day. */
	readonly reason: string | null;
	/** Null where it was not played. */
	readonly score: number | null;
	readonly timeMs: number | null;
}

/** A month of one's own days, the first first: none before one's first deck, none to come. */
export interface DailyHistoryView {
	readonly month: string;
	/** The first month that has a day to show; null for whoever has played nothing yet. */
	readonly firstMonth: string | null;
	readonly days: readonly HistoryDay[];
	readonly streak: StreakView | null;
	/** How often each score was reached, from 0 to 10. */
	readonly scores: readonly number[];
}

/** A deck of the archive, with all its numbers: the browser deals and judges it. */
export interface PastDeckView extends DeckFace {
	readonly rounds: readonly (ClosedRound & { readonly game: GameId })[];
	/** The decks before and after it in the archive; null where there is none. */
	readonly previous: Day | null;
	readonly next: Day | null;
}

/** A month of the archive: its decks that have closed everywhere, the newest first. The same for everybody. */
export interface DailyArchiveView {
	/** "2026-11". */
	readonly month: string;
	/** The months that have a deck, from the first to the last. */
	readonly firstMonth: string;
	readonly lastMonth: string;
	readonly decks: readonly DeckFace[];
}

export interface TimeZoneView {
	readonly timeZone: string;
	/** When it may be changed again, epoch ms; null: now. */
	readonly changeableAt: number | null;
}
