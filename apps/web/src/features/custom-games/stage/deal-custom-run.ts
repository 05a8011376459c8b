import { MIN_ITEMS_TO_PLAY } from "@hilo/rules/custom-games/limits";
import { customSpec } from "@hilo/rules/custom-games/spec";
import type { Card } from "@hilo/rules/play/card";
import { PLAY_ERRORS } from "@hilo/rules/play/play.errors";
import { type LocalRun, runFromPool } from "../../play/dealers/local-dealer.ts";
import { DealerError } from "../../play/stage/dealer.ts";

interface CustomPool {
	readonly cards: readonly Card[];
	readonly timerSeconds: number;
	readonly valueLabel: string;
	/** The run's seed if the server chose it. */
	readonly seed?: string | undefined;
}

/** Deals a run in the browser, for visitors and previews. @throws DealerError with fewer than two cards */
export function dealCustomRun({ cards, timerSeconds, valueLabel, seed }: CustomPool): LocalRun {
	if (cards.length < MIN_ITEMS_TO_PLAY) throw new DealerError(PLAY_ERRORS["play/too-few-items"].message);
	const spec = { ...customSpec(timerSeconds), seed: seed ?? String(Math.random()) };
	// The stage's rules name the source.
	return runFromPool({ cards }, spec, { source: "", asOf: "", measure: valueLabel, unit: null });
}
