import type { Card } from "@hilo/rules/play/card";
import type { Guess, Outcome } from "@hilo/rules/play/engine";
import type { GapPart } from "@hilo/rules/play/gap";
import type { ShownNumber } from "../../../corrections/number-report.ts";
import type { RunReplay, Verdict } from "../dealer.ts";
import { judgedCard, shownNumber } from "../shown-number.ts";
import { gapOf } from "../stage-gap.ts";
import { measureOf, type StageState } from "../stage-state.ts";

export interface LastItem extends Pick<Card, "name" | "art"> {
	readonly value: number;
	readonly shownNumber: string;
	readonly isEstimate: boolean;
	/** The address of its article. */
	readonly article: string | null;
}

/** Everything that the end of a run shows. */
export interface EndedRun extends Pick<Verdict, "score" | "best" | "newBest"> {
	readonly outcome: Outcome;
	/** The best score before the run. */
	readonly bestBefore: number;
	readonly wholeDeck?: boolean | undefined;
	/** What the run has shown, the newest last. */
	readonly numbers?: readonly ShownNumber[];
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
	const { outcome, newBest, wholeDeck, runId, replay } = verdict;
	const item = (card: Card): LastItem => {
		const { text, source } = shownNumber(rules, pair, card);
		return {
			name: card.name,
			art: card.art,
			value: card.value,
			shownNumber: text,
			isEstimate: card.estimate ?? false,
			article: card.article && !card.facts?.source ? source.url : null,
		};
	};
	const missed = verdict.correct
		? null
		: {
				first: item(pair.first),
				second: item(judgedCard(pair, verdict)),
				guess,
				measure: measureOf(stage),
				gap: gapOf(stage),
			};
	const numbers = stage.seen.map(({ shown }) => shown);
	const ended = { score, best, bestBefore, newBest, wholeDeck, outcome: outcome ?? "wrong" };
	return { ...ended, missed, numbers, runId, replay };
}
