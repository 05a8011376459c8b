import type { DuelVerdictView, RivalView } from "@hilo/rules/duels/duels.views";
import type { Card, PublicCard, Unit } from "@hilo/rules/play/card";
import type { Direction, Guess, Outcome } from "@hilo/rules/play/engine";
import type { Mark } from "@hilo/rules/play/view";
import type { StageRules } from "./stage-rules.ts";

/** A round as dealt: the first number is known, the second hidden. */
export interface Round {
	readonly round: number;
	readonly first: Card;
	readonly second: PublicCard;
	readonly source: string;
	/** Year and month, "2026-08". */
	readonly asOf: string;
	/** What this round compares; null in games that always compare the same. */
	readonly measure: string | null;
	/** The unit of this round's numbers, if their text has one. */
	readonly unit: Unit | null;
	/** Until the round's clock starts; 0 once it runs. */
	readonly startsInMs: number;
	/** Time left on the round's clock; null without a clock. */
	readonly remainingMs: number | null;
	/** The rules from this round on, in runs of several games. The same object for the same game. */
	readonly rules?: StageRules;
	/** The results of the rounds before, in a daily deck. */
	readonly marks?: readonly Mark[];
	/** The other side of a duel; null if it has not played this round. */
	readonly rival?: RivalView | null;
}

export interface DealtRun extends Round {
	readonly score: number;
	readonly best: number;
}

/**
 * The result of a guess. With `next` the run continues, also after a mistake. Without it `outcome` says how it ended;
 * in a live duel, where both may be null, the stage then waits for `Dealer.next`.
 */
export interface Verdict {
	readonly round: number;
	/** The guess that counted; a late one is a time-out. */
	readonly guess: Guess;
	readonly correct: boolean;
	readonly outcome: Outcome | null;
	/** Shown with the mark, in place of the question: "62 % said higher". */
	readonly note?: string | null;
	readonly value: number;
	/** Title of the English Wikipedia article on the second card. */
	readonly article: string | null;
	readonly score: number;
	readonly best: number;
	readonly newBest: boolean;
	/** The server's run, to which others can be challenged. */
	readonly runId?: string;
	/** The answer of the other side of a duel. */
	readonly rival?: DuelVerdictView["rival"];
	readonly next: Round | null;
}

/** "moved-on": the run was continued elsewhere. `run` is its state, or null when it is over. */
export type Answer =
	| { readonly kind: "judged"; readonly verdict: Verdict }
	| { readonly kind: "moved-on"; readonly run: DealtRun | null };

/**
 * Deals and judges: the server for a player, the browser for a visitor; the stage does not see the difference.
 * Every call may be repeated with the same result. `signal` aborts the wait for it.
 */
export interface Dealer {
	start(signal: AbortSignal): Promise<DealtRun>;
	guess(round: number, direction: Direction, signal: AbortSignal): Promise<Answer>;
	/** Reports that the round's time has run out. */
	timeOut(round: number, signal: AbortSignal): Promise<Answer>;
	/**
	 * Waits for the round after a verdict without `next` and outcome; null when the run is over.
	 * Its cards appear just before its clock starts.
	 */
	next?(round: number, signal: AbortSignal): Promise<DealtRun | null>;
}

/** Its message is the text to show. */
export class DealerError extends Error {}
