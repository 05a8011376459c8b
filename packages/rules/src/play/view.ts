import type { Card, Facts, PublicCard, Unit } from "./card.ts";
import type { Guess, Outcome, PairValues } from "./engine.ts";

export interface RoundSource {
	readonly source: string;
	readonly asOf: string;
	/** The source's page. */
	readonly sourceUrl?: string;
	/** What is compared: "damage"; null in classic games that always ask the same. */
	readonly measure: string | null;
	/** The unit of the round's numbers; null if their text shows none. */
	readonly unit: Unit | null;
}

/** An open round as its player may see it, without the second number. */
export interface OpenRound extends RoundSource {
	readonly round: number;
	readonly first: Card;
	readonly second: PublicCard;
	/** Until the round's timer starts; 0 once it runs. */
	readonly startsInMs: number;
	/** Null in a game without a timer. */
	readonly remainingMs: number | null;
}

export interface ClosedRound extends RoundSource {
	readonly round: number;
	readonly first: Card;
	readonly second: Card;
}

export interface RoundVerdict {
	readonly round: number;
	/** The guess that counted: the first one that arrived for the round. */
	readonly guess: Guess;
	readonly correct: boolean;
	/** How the last round ended; null if another one follows. */
	readonly outcome: Outcome | null;
	/** The second card's number. */
	readonly value: number;
	readonly article: string | null;
	/** What is shown with the second card's number. Servers of the release before leave it out. */
	readonly facts?: Facts | null;
	readonly score: number;
	/** Whether the run ended because all items of its pool were dealt. */
	readonly wholeDeck?: boolean;
}

/** Returns the numbers of a round's items. */
export function valuesOf({ first, second }: Pick<ClosedRound, "first" | "second">): PairValues {
	return { known: first.value, hidden: second.value };
}

/** Whether a run ended because every item of the pool was dealt and guessed right. */
export function isWholeDeck(
	{ outcome, score }: Pick<RoundVerdict, "outcome" | "score">,
	poolSize: number,
): boolean {
	return outcome === "exhausted" && score === poolSize - 1;
}

export type Mark = "right" | "wrong" | "timeout";

/** Returns the mark of an answer. */
export function markOfAnswer({ guess, correct }: { guess: Guess; correct: boolean }): Mark {
	if (correct) return "right";
	return guess === "timeout" ? "timeout" : "wrong";
}
