import { type GapPart, gapBetween, gapItem } from "@hilo/rules/play/gap";
import type { Verdict } from "./dealer.ts";
import { judgedCard, shownNumber } from "./shown-number.ts";
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
		gapItem(pair.first, pair.first.value),
		gapItem(pair.second, verdict.value),
		seen.filter((item) => item.measure === measure),
	);
}

/** The items that the run has shown with their numbers, once the verdict has come. */
export function seenAfter(
	{ rules, seen, pair }: Omit<Revealed, "verdict">,
	verdict: Verdict,
): readonly SeenItem[] {
	const measure = measureOf({ rules, pair });
	const shown = [pair.first, judgedCard(pair, verdict)].map((card) => ({
		...gapItem(card, card.value),
		measure,
		shown: shownNumber(rules, pair, card),
	}));
	return [...seen.filter(({ id }) => shown.every((item) => item.id !== id)), ...shown];
}
