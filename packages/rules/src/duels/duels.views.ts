import type { PlayedGame } from "../play/played-game.ts";
import type { Guess, Outcome } from "../play/run.ts";
import type { ClosedRound, Mark, OpenRound, RoundVerdict } from "../play/view.ts";

/** Somebody at a duel. What is held back until one's own side is over is null. */
export interface DuelSideView {
	readonly seat: number;
	/** Null for a visitor, and where the account is gone. */
	readonly userId: string | null;
	/** "Guest" for a visitor. */
	readonly name: string;
	readonly avatarUrl: string | null;
	readonly isYou: boolean;
	readonly status: "waiting" | "ready" | "playing" | "over" | "left";
	readonly score: number | null;
	readonly timeMs: number | null;
	readonly marks: readonly Mark[] | null;
}

/** How the duel ended for the one who asks. `waiting`: their own side is over, the other one is not. */
export type DuelVerdict = "won" | "lost" | "drawn" | "waiting";

/** How often one has won, lost and drawn against somebody. */
export interface DuelRecordView {
	readonly won: number;
	readonly lost: number;
	readonly drawn: number;
}

/** A round as both sides played it; null where a side did not get so far. */
export interface DuelRoundLine extends ClosedRound {
	/** By the order of `lines`' two sides: one's own first. */
	readonly answers: readonly ({
		readonly guess: Guess;
		readonly correct: boolean;
		readonly ms: number;
	} | null)[];
}

export interface DuelView {
	readonly id: string;
	readonly mode: "ghost" | "live";
	readonly game: PlayedGame;
	/** The game's name. */
	readonly title: string;
	readonly customGameId: string | null;
	/** What was chosen to be played, in words; null in games without a choice. */
	readonly choice: string | null;
	/** What a custom game compares, its clock in seconds (0: none), whose numbers they are and whether anyone may open it; null in classic games. */
	readonly custom: {
		readonly measure: string;
		readonly timerSeconds: number;
		readonly creatorName: string;
		readonly isOpenToAll: boolean;
	} | null;
	/** Null: the first mistake ends a side. */
	readonly rounds: number | null;
	readonly status: "open" | "playing" | "over" | "declined";
	/** Whether it goes by link, to whoever opens it. */
	readonly isByLink: boolean;
	/** The name of the friend that it was sent to; null where it goes by link. */
	readonly sentTo: string | null;
	/** One's own seat; null where one has not begun. */
	readonly yourSeat: number | null;
	/** Whether one may play now: begin, or go on. */
	readonly mayPlay: boolean;
	/** Whether it is one's own ghost that one would play against, or has. */
	readonly isOwnGhost: boolean;
	/** The challenger first, then oneself, then others; a named friend who has not come yet is there as `waiting`. */
	readonly sides: readonly DuelSideView[];
	/** Null until one's own side is over. */
	readonly verdict: DuelVerdict | null;
	/** Both lines, once one's own side is over; null before. */
	readonly lines: { readonly seats: readonly number[]; readonly rounds: readonly DuelRoundLine[] } | null;
	/** Against the other one, where both are players. */
	readonly record: DuelRecordView | null;
	/** Of the rematch, once somebody has asked for one. */
	readonly rematchId: string | null;
	/** Epoch milliseconds. */
	readonly createdAt: number;
}

/** The other one beside an open round: what they had before it, and how long they took; never how they answered it. */
export interface RivalView {
	readonly name: string;
	/** Before this round. */
	readonly score: number;
	/** How long this round took them; null where they did not get so far, or have not answered yet. */
	readonly ms: number | null;
	/** Their run had ended before this round. */
	readonly isOut: boolean;
}

export interface OpenDuelRound extends OpenRound {
	/** Null where nobody has played it yet. */
	readonly rival: RivalView | null;
}

export interface DuelRunView extends OpenDuelRound {
	readonly id: string;
	readonly score: number;
}

export interface DuelVerdictView extends RoundVerdict {
	readonly id: string;
	/** How the other one answered this round; null where they did not, or have not yet. */
	readonly rival: { readonly guess: Guess; readonly correct: boolean } | null;
	/** Null when one's own side is over, and in a live duel until the other one has answered too. */
	readonly next: OpenDuelRound | null;
}

/** How a live duel stands, for one of its two. */
export interface LiveDuelView {
	readonly id: string;
	readonly status: "open" | "playing" | "over" | "declined";
	/** The round that both are in; 0 before the first. */
	readonly round: number;
	/** Until both begin; null until both are ready. */
	readonly startsInMs: number | null;
	/** The open round, once it is dealt and not answered by oneself. */
	readonly open: DuelRunView | null;
	readonly you: { readonly isReady: boolean; readonly score: number; readonly hasAnswered: boolean };
	readonly other: {
		readonly name: string;
		/** Not in the lobby yet. */
		readonly isHere: boolean;
		readonly isReady: boolean;
		readonly score: number;
		readonly hasAnswered: boolean;
		/** Until they have lost by staying away, in ms; null while they are there. */
		readonly losesInMs: number | null;
	};
	/** How one's own side ended; null while it has not. */
	readonly outcome: Outcome | "other-left" | "left" | null;
}

/** A challenge in a list of one's own. */
export interface DuelCard {
	readonly id: string;
	readonly mode: "ghost" | "live";
	readonly game: PlayedGame;
	readonly title: string;
	/** The other one; null for one by link that nobody has played, and for one's own ghost. */
	readonly other: {
		readonly userId: string | null;
		readonly name: string;
		readonly avatarUrl: string | null;
	} | null;
	/** `yours`: it is for oneself to play; `theirs`: the other one has not played yet. */
	readonly state: "yours" | "theirs" | "won" | "lost" | "drawn" | "declined";
	readonly at: number;
}

export interface MyDuelsView {
	/** Challenges that wait for oneself, the newest first. */
	readonly waiting: readonly DuelCard[];
	/** All others, the newest first, at most 20. */
	readonly recent: readonly DuelCard[];
}
