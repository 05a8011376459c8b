import type { Card } from "@hilo/rules/play/card";
import { type ShownSource, shownSource } from "@hilo/rules/play/shown-source";
import type { RoundSource } from "@hilo/rules/play/view";
import type { RunBehind, ShownNumber } from "../../corrections/number-report.ts";
import type { StageRules } from "./stage-rules.ts";
import { countUpMs, hasEnded, type Pair, type StageState, verdictOf } from "./stage-state.ts";

type NumberRules = Pick<StageRules, "title" | "format" | "measure" | "source" | "subjectOf">;

/** What is shown with an item's number, once it is known. */
export function shownNumber(rules: NumberRules, round: RoundSource, card: Card): ShownNumber {
	const { id, name, value, facts = null } = card;
	return {
		name,
		value,
		text: rules.format(value, round.unit),
		measure: round.measure ?? rules.measure,
		source: sourceOf(rules, round, card),
		facts,
		subject: rules.subjectOf?.(id, round.measure) ?? null,
	};
}

/** A custom game without a source has its own name as that of its rounds. */
function sourceOf(
	{ title, source }: NumberRules,
	round: RoundSource,
	card: Pick<Card, "source" | "article" | "facts">,
): ShownSource {
	const isOfRound = source === undefined || (round.source !== "" && round.source !== title);
	return shownSource(card, isOfRound ? round : { source, asOf: "" });
}

/** The second item of a round with its number, which came with the verdict. */
export function judgedCard({ second }: Pair, verdict: NonNullable<ReturnType<typeof verdictOf>>): Card {
	const { value, article, facts } = verdict;
	return { ...second, value, ...(article && { article }), ...(facts && { facts }) };
}

/** The second number of the stage's pair: null while it is hidden or counts up. */
export function secondNumber(stage: StageState): ShownNumber | null {
	const { rules, pair } = stage;
	const verdict = verdictOf(stage);
	if (!pair || !verdict || countUpMs(stage) > 0) return null;
	return shownNumber(rules, pair, judgedCard(pair, verdict));
}

/** Which kind of run a report would be written during. */
export function runBehind(stage: StageState): RunBehind {
	if (hasEnded(stage)) return null;
	return stage.rules.timerMs === null ? "untimed" : "timed";
}
