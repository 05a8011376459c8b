import type { Guess, Outcome } from "../play/engine.ts";
import type { DuelGame, GameId } from "../play/games.ts";
import type { ClosedRound, Mark, OpenRound, RoundVerdict } from "../play/view.ts";

/** What is hidden until the caller's side is over is null. */
export interface DuelSideView {
	readonly seat: number;
	/** Null for a visitor or a deleted account. */
	readonly userId: string | null;
	/** "Guest" for a visitor. */
	readonly name: string;
	readonly avatarUrl: string | null;
	readonly isYou: boolean;
	readonly status: "waiting" | "ready" | "playing" | "over" | "left";
	readonly score: number | null;
	readonly timeMs: number | null;
	/** Only of the caller's side and the one it is compared with. */
	readonly marks: readonly Mark[] | null;
}

/** For the caller. `waiting`: their side is over, the other one is not. */
export type DuelVerdict = "won" | "lost" | "drawn" | "waiting";

export interface DuelRecordView {
	readonly won: number;
	readonly lost: number;
	readonly drawn: number;
}

export interface FriendRecordView extends DuelRecordView {
	readonly userId: string;
}

/** Both numbers of a round, before it is shown or judged. */
export interface DuelRound extends ClosedRound {
	/** Only in a duel of a daily deck, whose rounds are of several games. */
	readonly game?: GameId;
}

export interface DuelRoundLine extends DuelRound {
	/** In the order of `lines.seats`, the caller first; null where a side did not get so far. */
	readonly answers: readonly ({
		readonly guess: Guess;
		readonly correct: boolean;
		readonly ms: number;
	} | null)[];
}

export interface DuelView {
	readonly id: string;
	readonly mode: "ghost" | "live";
	readonly game: DuelGame;
	readonly title: string;
	readonly customGameId: string | null;
	/** The filter in words; null in games without filters. */
	readonly label: string | null;
	/** Null for a classic game. `timerSeconds` 0: no timer. */
	readonly custom: {
		readonly measure: string;
		/** As the game asks it now; empty for the usual question. */
		readonly question: string;
		readonly thousandsSeparator: boolean;
		readonly timerSeconds: number;
		readonly creatorName: string;
		readonly isOpenToAll: boolean;
	} | null;
	/** Null: the first mistake ends a side. */
	readonly rounds: number | null;
	/** Whether the result moves the record of the two. */
	readonly isCounted: boolean;
	readonly status: "open" | "playing" | "over" | "declined";
	/** Null also for a live duel that was never answered. */
	readonly declinedBy: "you" | "other" | null;
	readonly isByLink: boolean;
	/** The friend's name; null if it goes by link. */
	readonly sentTo: string | null;
	/** The caller's; null before they begin. */
	readonly yourSeat: number | null;
	/** Whether the caller may begin or continue now. */
	readonly mayPlay: boolean;
	/** Whether the caller's opponent is their own ghost. */
	readonly isOwnGhost: boolean;
	/** The challenger, the caller, then others. A named friend who has not come yet is `waiting`. */
	readonly sides: readonly DuelSideView[];
	readonly verdict: DuelVerdict | null;
	/** The finished side that the caller plays against; null before it is finished, and once the caller's is over. */
	readonly toBeat: { readonly name: string; readonly score: number } | null;
	/** Null until the caller's side is over. */
	readonly lines: {
		readonly seats: readonly number[];
		/** How many rounds there are. */
		readonly count: number;
		/** The first page of them; `duels.rounds` has the others. */
		readonly rounds: readonly DuelRoundLine[];
	} | null;
	/** Null if either side is a visitor. */
	readonly record: DuelRecordView | null;
	/** Null until one of the two asks for a rematch. */
	readonly rematchId: string | null;
	/** The name of the player who asked for it; null if it is the caller. */
	readonly rematchFrom: string | null;
	/** In epoch ms. */
	readonly createdAt: number;
}

export interface RivalView {
	readonly name: string;
	/** Before this round. */
	readonly score: number;
	/** How long this round took them; null if they did not answer it yet. */
	readonly ms: number | null;
	readonly isOut: boolean;
}

export interface OpenDuelRound extends OpenRound {
	/** Only in a duel of a daily deck. */
	readonly game?: GameId;
	/** Null if no opponent has played it yet. */
	readonly rival: RivalView | null;
}

export interface DuelRunView extends OpenDuelRound {
	readonly id: string;
	readonly score: number;
}

export interface DuelVerdictView extends RoundVerdict {
	readonly id: string;
	/** The opponent's answer to this round; null if there is none yet. */
	readonly rival: { readonly guess: Guess; readonly correct: boolean } | null;
	/** Null when the caller's side is over; in a live duel also until the opponent has answered. */
	readonly next: OpenDuelRound | null;
}

export interface LiveDuelView {
	readonly id: string;
	readonly status: "open" | "playing" | "over" | "declined";
	readonly round: number;
	/** Until both begin; null until both are ready. */
	readonly startsInMs: number | null;
	/** Null before it is dealt, and after the caller has answered it. */
	readonly open: DuelRunView | null;
	readonly you: { readonly isReady: boolean; readonly score: number; readonly hasAnswered: boolean };
	readonly other: {
		readonly name: string;
		readonly isHere: boolean;
		readonly isReady: boolean;
		readonly score: number;
		readonly hasAnswered: boolean;
		/** Until they lose by their absence; null while they are present. */
		readonly losesInMs: number | null;
	};
	/** How the caller's side ended; null before. */
	readonly outcome: Outcome | "other-left" | "left" | null;
}

export interface DuelCard {
	readonly id: string;
	readonly mode: "ghost" | "live";
	readonly game: DuelGame;
	readonly title: string;
	readonly customGameId: string | null;
	/** Null: the first mistake ends a side. */
	readonly rounds: number | null;
	readonly isRematch: boolean;
	/** Whether the caller sent it. */
	readonly isChallenger: boolean;
	/** Null for an unplayed challenge by link, and for the caller's own ghost. */
	readonly other: {
		readonly userId: string | null;
		readonly name: string;
		readonly avatarUrl: string | null;
	} | null;
	/** `yours`: the caller is to play; `theirs`: the opponent has not played yet. */
	readonly state: "yours" | "theirs" | "won" | "lost" | "drawn" | "declined";
	/** The other's score if they have finished and the caller has not. */
	readonly toBeat: { readonly score: number } | null;
	/** Where the other one finished after the caller, for a day; null in live duels. */
	readonly answered: { readonly score: number; readonly ownScore: number; readonly at: number } | null;
	readonly at: number;
}

export interface MyDuelsView {
	/** It is the caller's turn: a challenge sent to them, or their own one that the other has played. */
	readonly waiting: readonly DuelCard[];
	/** All others, the newest first, at most 40. */
	readonly recent: readonly DuelCard[];
}
