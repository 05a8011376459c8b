import type { Card, CardFace, Unit } from "./card.ts";
import type { Guess, Outcome } from "./run.ts";

/** Where a round's numbers come from, and what it asks in games that ask something else each time. */
export interface RoundSource {
	readonly source: string;
	/** Year and month, "2026-08". */
	readonly asOf: string;
	/** What is compared: "damage"; null in classic games that always ask the same. */
	readonly measure: string | null;
	/** What the round's numbers count, where their text says so. */
	readonly unit: Unit | null;
}

/** The two cards of an open round as its player may see them: the second number is held back until the guess. */
export interface OpenRound extends RoundSource {
	readonly round: number;
	readonly first: Card;
	readonly second: CardFace;
	/** Until the round's clock starts; 0 once it runs. */
	readonly startsInMs: number;
	/** On the round's clock; null in a game without one. */
	readonly remainingMs: number | null;
}

/** A round that is over for whoever sees it, with both numbers. */
export interface ClosedRound extends RoundSource {
	readonly round: number;
	readonly first: Card;
	readonly second: Card;
}

/** What came of a guess. */
export interface RoundVerdict {
	readonly round: number;
	/** The guess that counted: the first one that arrived for the round. */
	readonly guess: Guess;
	readonly correct: boolean;
	/** How the last round ended; null while there is another. */
	readonly outcome: Outcome | null;
	/** The second card's number. */
	readonly value: number;
	/** Title of the English Wikipedia article on the second card. */
	readonly article: string | null;
	readonly score: number;
}

/** How a round went, as a square shows it. */
export type Mark = "right" | "wrong" | "timeout";

/** Returns the square of an answer. */
export function markOfAnswer({ guess, correct }: { guess: Guess; correct: boolean }): Mark {
	if (correct) return "right";
	return guess === "timeout" ? "timeout" : "wrong";
}
