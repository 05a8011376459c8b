import type { VisitSource } from "@hilo/rules/duels/duels.schema";
import type { Guess } from "@hilo/rules/play/engine";
import type { Mark, OpenRound, RoundVerdict } from "@hilo/rules/play/view";
import type { Outputs } from "../../../platform/api/trpc.ts";
import type { StageRules } from "./stage-rules.ts";

/** The other side of a duel in an open round. */
export type Rival = NonNullable<Outputs["duels"]["begin"]["rival"]>;

/** A round as dealt: the first number is known, the second hidden. */
export interface Round extends OpenRound {
	/** The rules from this round on, in runs of several games, each of another tint. */
	readonly rules?: StageRules;
	/** The results of the rounds before, in a daily deck. */
	readonly marks?: readonly Mark[];
	/** The other side of a duel; null if it has not played this round. */
	readonly rival?: Rival | null;
	/** The second number, which a visitor's page knows: it judges a guess that is made before its scripts run. */
	readonly hidden?: number;
}

export interface DealtRun extends Round {
	readonly score: number;
	readonly best: number;
}

/**
 * The result of a guess. With `next` the run continues, also after a mistake. Without it `outcome` says how it ended;
 * in a live duel, where both may be null, the stage then waits for `Dealer.next`.
 */
export interface Verdict extends RoundVerdict {
	/** Shown with the mark, in place of the question: "62 % said higher". */
	readonly note?: string | null;
	readonly best: number;
	readonly newBest: boolean;
	/** The server's run, to which others can be challenged. */
	readonly runId?: string;
	/** A finished run of the browser. */
	readonly replay?: RunReplay | undefined;
	/** The answer of the other side of a duel. */
	readonly rival?: Outputs["duels"]["guess"]["rival"];
	readonly next: Round | null;
}

/** A run dealt and judged by the browser, as the server can deal and judge it again. */
export type RunReplay = Pick<VisitSource, "poolId" | "seed" | "answers">;

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
	/** "timeout" reports that the round's time has run out. */
	guess(round: number, guess: Guess, signal: AbortSignal): Promise<Answer>;
	/**
	 * Waits for the round after a verdict without `next` and outcome; null when the run is over.
	 * Its cards appear just before its clock starts.
	 */
	next?(round: number, signal: AbortSignal): Promise<DealtRun | null>;
}

/** Its message is the text to show. */
export class DealerError extends Error {}
