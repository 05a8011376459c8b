import { type DealtItem, type DeckSpec, itemsOf } from "./deck.ts";
import type { RoundClock, RunPlan } from "./engine.ts";

/** What a run's items are dealt by, and its clock. */
export interface RunSpec extends DeckSpec, RoundClock {}

/** The items of a round, by their indexes in the pool. */
interface DealtPair {
	/** The item whose number is known. */
	readonly first: number;
	/** The item that is guessed. */
	readonly second: number;
}

/** Gives the pair of a round, from 1; null when the items have run out. */
export type PairOf = (round: number) => DealtPair | null;

/**
 * Returns the pairs that a seed deals from a pool. They are dealt on demand and kept: each costs the next item only.
 * @throws RangeError if no two items of the pool may meet.
 */
export function pairsOf(spec: DeckSpec): PairOf {
	const source = itemsOf(spec);
	const items: DealtItem[] = [];
	function itemAt(index: number): DealtItem | undefined {
		while (items.length <= index) {
			const { value } = source.next();
			if (!value) return undefined;
			items.push(value);
		}
		return items[index];
	}
	if (!itemAt(1)) throw new RangeError("no two items fit");
	return (round) => {
		const [known, hidden] = [itemAt(round - 1), itemAt(round)];
		if (!known || !hidden) return null;
		return { first: known.index, second: hidden.index };
	};
}

/** A plan whose rounds are dealt from a pool. */
export interface DealtPlan extends RunPlan {
	readonly pairOf: PairOf;
}

/**
 * Returns the plan of a run that is dealt from a pool. `rounds`: played to the end whatever the guesses; null where the
 * first mistake ends the run. `maxRounds`: after it a correct run is exhausted.
 * @throws RangeError if no two items of the pool may meet.
 */
export function planOf(
	spec: RunSpec,
	{
		rounds = null,
		maxRounds = Number.POSITIVE_INFINITY,
	}: { rounds?: number | null; maxRounds?: number } = {},
): DealtPlan {
	const pairOf = pairsOf(spec);
	const clock = { timerMs: spec.timerMs, advanceMs: spec.advanceMs };
	return { rounds, pairOf, clockOf: (round) => (round <= maxRounds && pairOf(round) ? clock : null) };
}

/** Returns the number of rounds, at most `maxRounds`. */
export function countRounds(pairOf: PairOf, maxRounds: number): number {
	let rounds = 0;
	while (rounds < maxRounds && pairOf(rounds + 1)) rounds++;
	return rounds;
}
