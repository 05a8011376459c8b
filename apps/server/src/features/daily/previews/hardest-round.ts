import { shownCounts } from "@hilo/rules/daily/crowd";
import type { DeckRound } from "@hilo/rules/daily/deal-deck";
import { isCorrect } from "@hilo/rules/play/engine";
import type { AnswerCount } from "../counts.repo.ts";

export interface HardestRound {
	readonly round: DeckRound;
	/** Percent, rounded; null where too few have played. */
	readonly right: number | null;
}

const ENOUGH = 5;

/** Where too few have played, the last round, which is meant to be the hardest. */
export function hardestRound(rounds: readonly DeckRound[], counts: readonly AnswerCount[]): HardestRound {
	const told = rounds.flatMap((round) => {
		const answers = shownCounts(counts.filter((count) => count.round === round.round));
		const total = sum(answers);
		if (total < ENOUGH) return [];
		const values = { known: round.first.value, hidden: round.second.value };
		const right = sum(answers.filter(({ guess }) => isCorrect(guess, values)));
		return [{ round, share: right / total }];
	});
	const hardest = told.toSorted((a, b) => a.share - b.share)[0];
	if (hardest) return { round: hardest.round, right: Math.round(hardest.share * 100) };
	const round = rounds.at(-1);
	if (!round) throw new RangeError("The deck has no rounds");
	return { round, right: null };
}

function sum(answers: readonly AnswerCount[]): number {
	return answers.reduce((all, { count }) => all + count, 0);
}
