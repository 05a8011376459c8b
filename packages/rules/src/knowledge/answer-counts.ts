import { type Closeness, closenessOf } from "../play/closeness.ts";
import type { PairValues, RoundAnswer } from "../play/engine.ts";
import type { GameId } from "../play/games.ts";

// Promised in docs/product.md#what-you-know.

/** What a round of a classic game compares. */
export interface AskedPair extends PairValues {
	readonly game: GameId;
	/** The filter in words; "" for none. */
	readonly label: string;
}

export interface Tally {
	readonly right: number;
	readonly answered: number;
}

/** How many guesses of a game, a filter and a band were right. */
export interface AnswerCount extends Tally {
	readonly game: GameId;
	readonly label: string;
	readonly closeness: Closeness;
}

type Answer = Pick<RoundAnswer, "guess" | "correct">;

/**
 * Returns the counts of a run's guesses, one for each game, filter and band that occurs. A time-out is no guess.
 * @param pairAt what a round compares, from 1
 */
export function countAnswers(
	answers: readonly Answer[],
	pairAt: (round: number) => AskedPair,
): AnswerCount[] {
	const counts = new Map<string, AnswerCount>();
	for (const [index, { guess, correct }] of answers.entries()) {
		if (guess === "timeout") continue;
		const { game, label, ...values } = pairAt(index + 1);
		const closeness = closenessOf(game, values);
		const key = `${game} ${closeness} ${label}`;
		const { right, answered } = counts.get(key) ?? { right: 0, answered: 0 };
		counts.set(key, { game, label, closeness, right: right + (correct ? 1 : 0), answered: answered + 1 });
	}
	return [...counts.values()];
}

/** Returns the sums of tallies that have the same key, in the order of their first appearance. */
export function sumBy<Key, Count extends Tally>(
	counts: readonly Count[],
	keyOf: (count: Count) => Key,
): ReadonlyMap<Key, Tally> {
	const sums = new Map<Key, Tally>();
	for (const count of counts) {
		const key = keyOf(count);
		const { right, answered } = sums.get(key) ?? { right: 0, answered: 0 };
		sums.set(key, { right: right + count.right, answered: answered + count.answered });
	}
	return sums;
}

/** Returns the share of right guesses, 0 to 1; 0 without a guess. */
export function shareOf({ right, answered }: Tally): number {
	return answered > 0 ? right / answered : 0;
}
