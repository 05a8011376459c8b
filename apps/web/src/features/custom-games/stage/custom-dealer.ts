import { ITEMS_TO_PLAY } from "@hilo/rules/custom-games/limits";
import { customSpec } from "@hilo/rules/custom-games/spec";
import type { Card } from "@hilo/rules/play/card";
import { pairsOf } from "@hilo/rules/play/pairs";
import { PLAY_ERRORS } from "@hilo/rules/play/play.errors";
import { type Dealer, DealerError } from "../../play/dealer.ts";
import { localDealer } from "../../play/local-dealer.ts";

/** What a custom game is dealt from in the browser. */
interface Dealt {
	readonly cards: readonly Card[];
	/** Seconds for a guess; 0: no timer. */
	readonly timerSeconds: number;
	/** What the cards are compared by. */
	readonly valueLabel: string;
	/** What the first run is dealt by, where the server chose it. */
	readonly seed?: string;
}

const newSeed = () => String(Math.random());

/**
 * Deals and judges a custom game in the browser: a visitor's, and one that is tried out.
 *
 * @throws DealerError with fewer than two cards.
 */
export function customDealer({ cards, timerSeconds, valueLabel, seed = newSeed() }: Dealt): Dealer {
	if (cards.length < ITEMS_TO_PLAY) throw new DealerError(PLAY_ERRORS["play/too-few-items"].message);
	const { fits, ...game } = customSpec(timerSeconds);
	const poolSize = cards.length;
	const opened = pairsOf({ ...game, fits, seed, poolSize })(1);
	const [first, second] = [cards[opened?.first ?? -1], cards[opened?.second ?? -1]];
	if (!first || !second) throw new RangeError("a run opens with two cards of its pool");
	// Whose numbers they are is said by the rules of the stage.
	const about = { source: "", asOf: "", measure: valueLabel, unit: null };
	return localDealer(
		game,
		{ seed, poolSize, first, second, ...about },
		{
			pool: async () => ({ cards }),
			fits: () => fits,
			seed: newSeed,
			now: () => performance.now(),
			track: () => {},
		},
	);
}
