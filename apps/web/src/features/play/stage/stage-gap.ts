import type { PublicCard } from "@hilo/rules/play/card";
import { type GapPart, gapBetween, gapItem } from "@hilo/rules/play/gap";
import type { Verdict } from "./dealer.ts";
import { measureOf, type Pair, type SeenItem, type StageState } from "./stage-state.ts";

type Revealed = Pick<StageState, "rules" | "seen"> & {
	readonly pair: Pair;
	readonly verdict: Pick<Verdict, "value">;
};

/** How the revealed item compares to the other one, in words. */
export function gapOf(stage: Revealed): GapPart[] {
	const { pair, rules, seen, verdict } = stage;
	const measure = measureOf(stage);
	return gapBetween(
		rules.gapScale(pair),
		seenItem(pair.first, pair.first.value, measure),
		seenItem(pair.second, verdict.value, measure),
		seen.filter((item) => item.measure === measure),
	);
}

/** The items that the run has shown with their numbers, once the verdict has come. */
export function seenAfter(stage: Omit<Revealed, "verdict">, { value }: Verdict): readonly SeenItem[] {
	const { first, second } = stage.pair;
	const measure = measureOf(stage);
	const shown = [seenItem(first, first.value, measure), seenItem(second, value, measure)];
	return [...stage.seen.filter(({ id }) => shown.every((item) => item.id !== id)), ...shown];
}

function seenItem(card: PublicCard, value: number, measure: string): SeenItem {
	return { ...gapItem(card, value), measure };
}
