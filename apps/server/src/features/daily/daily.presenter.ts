import { type CrowdCounts, countsPlayersOnly, shownCounts } from "@hilo/rules/daily/crowd";
import { countCorrect } from "@hilo/rules/play/answers";
import { outcomeAfter } from "@hilo/rules/play/engine";
import { type Mark, markOfAnswer } from "@hilo/rules/play/view";
import { presentOpenRound } from "../play/play.presenter.ts";
import type { AnswerCount, ScoreCount } from "./counts.repo.ts";
import { type DeckRun, roundOf, type StoredDeckRun } from "./deck-run.ts";

export function presentRun(run: DeckRun, now: number) {
	return { ...run.deck.publicDeck, ...presentRound(run, now), score: run.state.score, marks: marksOf(run) };
}

function presentRound(run: DeckRun, now: number) {
	const { game } = roundOf(run.deck.rounds, run.state.round);
	return { game, ...presentOpenRound(run, now) };
}

export function presentVerdict(
	run: DeckRun,
	{ round, crowd, now }: { round: number; crowd: readonly AnswerCount[]; now: number },
) {
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
		facts: second.facts ?? null,
		score: countCorrect(answered),
		crowd: presentCrowd(crowd, round),
		next: isPlaying ? presentRound(run, now) : null,
	};
}

export function presentStoredRun(run: StoredDeckRun) {
	const { status, score, round, timeMs } = run.state;
	const marks = marksOf(run);
	return status === "playing" ? { status, round, score, marks } : { status, score, timeMs, marks };
}

/** Must not be sent before the caller's own answer. */
export function presentCrowd(counts: readonly AnswerCount[], round: number): CrowdCounts {
	const shown = shownCounts(counts.filter((entry) => entry.round === round));
	const countOf = (guess: AnswerCount["guess"]) => shown.find((entry) => entry.guess === guess)?.count ?? 0;
	return { higher: countOf("higher"), lower: countOf("lower"), timeout: countOf("timeout") };
}

export function marksOf({ answers }: StoredDeckRun): readonly Mark[] {
	return answers.map(markOfAnswer);
}

/** Of a finished run with all others of its deck. */
export function presentComparison(scores: readonly ScoreCount[], { row, state }: StoredDeckRun) {
	const ofPlayers = countsPlayersOnly(scores);
	const shown = shownCounts(scores);
	const finished = sum(shown);
	const isIncluded = (ofPlayers ? row.verified : row.counted) === 1;
	const others = isIncluded ? finished - 1 : finished;
	const lower = sum(shown.filter(({ score }) => score < state.score));
	return {
		/** The share of other runs that it beats, 0 to 100; null while no other one is finished. */
		betterThan: others > 0 ? Math.floor((lower / others) * 100) : null,
		/** The runs that it is compared with. `players`: only of players who were signed in from the first card. */
		among: ofPlayers ? ("players" as const) : ("all" as const),
		finished,
	};
}

function sum(scores: readonly ScoreCount[]): number {
	return scores.reduce((all, { count }) => all + count, 0);
}
