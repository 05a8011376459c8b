import type { Card, CardFace, Unit } from "@hilo/rules/play/card";
import type { Direction, Guess, Outcome } from "@hilo/rules/play/engine";
import type { StageRules } from "./stage-rules.ts";

/** A round as it is handed out: one number is known, the other is about to be. */
export interface Round {
	readonly round: number;
	readonly first: Card;
	readonly second: CardFace;
	readonly source: string;
	/** Year and month, "2026-08". */
	readonly asOf: string;
	/** What this round compares; null in games that always compare the same. */
	readonly measure: string | null;
	/** What this round's numbers count, where their text says so. */
	readonly unit: Unit | null;
	/** Until the round's clock starts; 0 once it runs. */
	readonly startsInMs: number;
	/** On the round's clock; null in a game without one. */
	readonly remainingMs: number | null;
	/** In a run of several games: what this round is played by, and those after it until one brings others. The same object for the same game. */
	readonly rules?: StageRules;
}

/** A run as the dealer hands it out: a new one, or one that goes on. */
export interface DealtRun extends Round {
	readonly score: number;
	readonly best: number;
}

/**
 * What came of a guess. With a `next` the run goes on, also after a mistake. Without one it is over, and `outcome` says how; where that is
 * null as well, the next round is yet to come: `Dealer.next` is asked for it once the reveal has been seen.
 */
export interface Verdict {
	readonly round: number;
	/** The guess that counted: one that came too late is a time-out. Says nothing where `outcome` does. */
	readonly guess?: Guess;
	readonly correct: boolean;
	readonly outcome: Outcome | null;
	/** Said with the check or the cross, where the question was: "62 % said higher". */
	readonly note?: string | null;
	/** The second card's number. */
	readonly value: number;
	/** Title of the English Wikipedia article on the second card. */
	readonly article: string | null;
	readonly score: number;
	readonly best: number;
	readonly newBest: boolean;
	/** Of the run, where the server has it: others can be challenged to it. */
	readonly runId?: string;
	readonly next: Round | null;
}

/** A guess is judged, unless the run has moved on elsewhere: then `run` is where it stands, or null when it is over. */
export type Answer =
	| { readonly kind: "judged"; readonly verdict: Verdict }
	| { readonly kind: "moved-on"; readonly run: DealtRun | null };

/**
 * Who deals and judges: the server for a signed-in player, the browser for a visitor; the stage can't tell them apart. Every call
 * may be made again with the same answer. Once `signal` aborts, nobody waits for the answer any more.
 */
export interface Dealer {
	/** Deals a new run, or hands back the open one. */
	start(signal: AbortSignal): Promise<DealtRun>;
	guess(round: number, direction: Direction, signal: AbortSignal): Promise<Answer>;
	/** Says that the round's time has run out. */
	timeOut(round: number, signal: AbortSignal): Promise<Answer>;
	/**
	 * The round after one whose verdict had neither a `next` nor an outcome, however long it takes; null when the run is over. Its cards come in
	 * just before its clock starts.
	 */
	next?(round: number, signal: AbortSignal): Promise<DealtRun | null>;
}

/** A dealer gave up. Its message is the text to show. */
export class DealerError extends Error {}

/** A dealer whose code is fetched when it is first asked for something, and again the next time if that failed. */
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
