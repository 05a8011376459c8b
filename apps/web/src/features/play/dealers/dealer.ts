import type { Card, PublicCard, Unit } from "@hilo/rules/play/card";
import type { Direction, Guess, Outcome } from "@hilo/rules/play/engine";
import type { StageRules } from "../stage/stage-rules.ts";

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
}

export interface DealtRun extends Round {
	readonly score: number;
	readonly best: number;
}

/**
 * The result of a guess. With `next` the run continues, also after a mistake. Without it `outcome` says how it ended;
 * if that is null too, the stage calls `Dealer.next` after the reveal.
 */
export interface Verdict {
	readonly round: number;
	/** The guess that counted; a late one is a time-out. Not needed if `outcome` is set. */
	readonly guess?: Guess;
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

/** A dealer whose data is loaded on first use, and again if that failed. */
export function lazyDealer(load: () => Promise<Dealer>): Dealer {
	let loading: Promise<Dealer> | undefined;
	const dealer = () => {
		loading ??= load().catch((error) => {
			loading = undefined;
			throw error;
		});
		return loading;
	};
	return {
		start: async (signal) => (await dealer()).start(signal),
		guess: async (round, direction, signal) => (await dealer()).guess(round, direction, signal),
		timeOut: async (round, signal) => (await dealer()).timeOut(round, signal),
		next: async (round, signal) => (await (await dealer()).next?.(round, signal)) ?? null,
	};
}
