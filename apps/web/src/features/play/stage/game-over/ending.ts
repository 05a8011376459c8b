import type { PublicCard } from "@hilo/rules/play/card";
import type { Guess, Outcome } from "@hilo/rules/play/engine";
import type { GapPart } from "@hilo/rules/play/gap";
import type { RunReplay, Verdict } from "../dealer.ts";
import { gapOf } from "../stage-gap.ts";
import { measureOf, type StageState } from "../stage-state.ts";

export interface LastItem extends Pick<PublicCard, "name" | "art"> {
	readonly value: number;
	readonly shownNumber: string;
	readonly isEstimate: boolean;
	readonly article: string | null;
}

/** Everything that the end of a run shows. */
export interface EndedRun extends Pick<Verdict, "score" | "best" | "newBest"> {
	readonly outcome: Outcome;
	/** The best score before the run. */
	readonly bestBefore: number;
	readonly wholeDeck?: boolean | undefined;
	readonly runId?: string | undefined;
	readonly replay?: RunReplay | undefined;
	/** The round that ended the run; null if the last guess was right. */
	readonly missed: {
		readonly first: LastItem;
		readonly second: LastItem;
		readonly guess: Guess;
		readonly measure: string;
		readonly gap: readonly GapPart[];
	} | null;
}

export type Ending =
	| { readonly kind: "over"; readonly run: EndedRun }
	| { readonly kind: "elsewhere"; readonly score: number }
	| { readonly kind: "failed"; readonly title?: string; readonly problem: string };

export function endingOf(stage: StageState): Ending | null {
	switch (stage.phase) {
		case "over":
			return { kind: "over", run: endedRun(stage) };
		case "over-elsewhere":
			return { kind: "elsewhere", score: stage.score };
		case "failed":
			return { kind: "failed", problem: stage.problem };
		default:
			return null;
	}
}

type Judged = Extract<StageState, { guess: unknown; verdict: unknown }>;

function endedRun(stage: Judged): EndedRun {
	const { score, best, bestBefore, pair, guess, verdict, rules } = stage;
	const { outcome, newBest, wholeDeck, value, runId, replay } = verdict;
	const item = (card: PublicCard, number: number, article: string | null | undefined): LastItem => ({
		name: card.name,
		art: card.art,
		value: number,
		shownNumber: rules.format(number, pair.unit),
		isEstimate: card.estimate ?? false,
		article: article ?? null,
	});
	const missed = verdict.correct
		? null
		: {
				first: item(pair.first, pair.first.value, pair.first.article),
				second: item(pair.second, value, verdict.article),
				guess,
				measure: measureOf(stage),
				gap: gapOf(stage),
			};
	return { score, best, bestBefore, newBest, wholeDeck, outcome: outcome ?? "wrong", missed, runId, replay };
}
