import { MIN_ITEMS_TO_PLAY } from "@hilo/rules/custom-games/limits";
import { customSpec } from "@hilo/rules/custom-games/spec";
import type { Card } from "@hilo/rules/play/card";
import { pairsOf } from "@hilo/rules/play/pairs";
import { PLAY_ERRORS } from "@hilo/rules/play/play.errors";
import { type Dealer, DealerError } from "../../play/dealers/dealer.ts";
import { localDealer } from "../../play/dealers/local-dealer.ts";

interface Dealt {
	readonly cards: readonly Card[];
	readonly timerSeconds: number;
	readonly valueLabel: string;
	/** The first run's seed if the server chose it. */
	readonly seed?: string;
}

const newSeed = () => String(Math.random());

/** Deals and judges in the browser, for visitors and previews. @throws DealerError with fewer than two cards */
export function customDealer({ cards, timerSeconds, valueLabel, seed = newSeed() }: Dealt): Dealer {
	if (cards.length < MIN_ITEMS_TO_PLAY) throw new DealerError(PLAY_ERRORS["play/too-few-items"].message);
	const { fits, ...game } = customSpec(timerSeconds);
	const poolSize = cards.length;
	const opened = pairsOf({ ...game, fits, seed, poolSize })(1);
	const [first, second] = [cards[opened?.first ?? -1], cards[opened?.second ?? -1]];
	if (!first || !second) throw new RangeError("a run opens with two cards of its pool");
	// The stage's rules name the source.
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
