import { shownCounts } from "@hilo/rules/daily/crowd";
import type {
	CrowdView,
	DailyRunView,
	DailyVerdictView,
	DeckRunSummary,
	OpenDeckRound,
} from "@hilo/rules/daily/daily.views";
import { countCorrect } from "@hilo/rules/play/answers";
import { outcomeAfter } from "@hilo/rules/play/engine";
import { type Mark, markOfAnswer } from "@hilo/rules/play/view";
import { presentOpenRound } from "../play/play.presenter.ts";
import type { AnswerCount } from "./counts.repo.ts";
import { type DeckRun, roundOf, type StoredDeckRun } from "./deck-run.ts";

export function presentRun(run: DeckRun, now: number): DailyRunView {
	return { ...run.deck.publicDeck, ...presentRound(run, now), score: run.state.score, marks: marksOf(run) };
}

function presentRound(run: DeckRun, now: number): OpenDeckRound {
	const { game } = roundOf(run.deck.rounds, run.state.round);
	return { game, ...presentOpenRound(run, now) };
}

export function presentVerdict(
	run: DeckRun,
	{ round, crowd, now }: { round: number; crowd: readonly AnswerCount[]; now: number },
): DailyVerdictView {
	const answered = run.answers.slice(0, round);
	const answer = roundOf(answered, round);
	const { second } = run.roundAt(round);
	const isPlaying = run.state.status === "playing";
	const isLast = !isPlaying && round === run.answers.length;
	return {
		day: run.deck.publicDeck.day,
		round,
		guess: answer.guess,
		correct: answer.correct,
		outcome: isLast ? outcomeAfter(answer) : null,
		value: second.value,
		article: second.article ?? null,
		score: countCorrect(answered),
		crowd: presentCrowd(crowd, round),
		next: isPlaying ? presentRound(run, now) : null,
	};
}

export function presentStoredRun(run: StoredDeckRun): DeckRunSummary {
	const { status, score, round, timeMs } = run.state;
	const marks = marksOf(run);
	return status === "playing" ? { status, round, score, marks } : { status, score, timeMs, marks };
}

export function presentCrowd(counts: readonly AnswerCount[], round: number): CrowdView {
	const shown = shownCounts(counts.filter((entry) => entry.round === round));
	const countOf = (guess: AnswerCount["guess"]) => shown.find((entry) => entry.guess === guess)?.count ?? 0;
	return { higher: countOf("higher"), lower: countOf("lower"), timeout: countOf("timeout") };
}

export function marksOf({ answers }: StoredDeckRun): Mark[] {
	return answers.map(markOfAnswer);
}
