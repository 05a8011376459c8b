import { shownCounts } from "@hilo/rules/daily/crowd";
import type {
	AttemptView,
	CrowdView,
	DailyRunView,
	DailyVerdictView,
	OpenDeckRound,
} from "@hilo/rules/daily/daily.views";
import { withoutValue } from "@hilo/rules/play/card";
import { remainingOnCourse } from "@hilo/rules/play/course";
import { type Mark, markOfAnswer } from "@hilo/rules/play/view";
import type { Attempt } from "./attempt.ts";
import type { AnswerCount } from "./counts.repo.ts";
import type { Deck } from "./decks.ts";

export function presentRun(deck: Deck, attempt: Attempt, now: number): DailyRunView {
	const { score } = attempt.progress;
	return { ...deck.face, ...presentRound(deck, attempt, now), score, marks: marksOf(attempt) };
}

/** Leaves out the second value, which is to be guessed. */
function presentRound({ rounds, course }: Deck, { progress }: Attempt, now: number): OpenDeckRound {
	const { second, ...round } = roundAt(rounds, progress.round);
	return {
		...round,
		second: withoutValue(second),
		startsInMs: Math.max(0, progress.roundStartsAt - now),
		remainingMs: remainingOnCourse(course, progress, now),
	};
}

export function presentVerdict(
	deck: Deck,
	attempt: Attempt,
	{ round, crowd, now }: { round: number; crowd: readonly AnswerCount[]; now: number },
): DailyVerdictView {
	const answered = attempt.answers.slice(0, round);
	const { guess, correct } = roundAt(answered, round);
	const { second } = roundAt(deck.rounds, round);
	const isPlaying = attempt.row.status === "playing";
	const isLast = !isPlaying && round === attempt.answers.length;
	return {
		day: deck.face.day,
		round,
		guess,
		correct,
		outcome: isLast ? (correct ? "exhausted" : guess === "timeout" ? "timeout" : "wrong") : null,
		value: second.value,
		article: second.article ?? null,
		score: answered.filter((answer) => answer.correct).length,
		crowd: presentCrowd(crowd, round),
		next: isPlaying ? presentRound(deck, attempt, now) : null,
	};
}

export function presentAttempt(attempt: Attempt): AttemptView {
	const { status, score, round, timeMs } = attempt.progress;
	const marks = marksOf(attempt);
	return status === "playing" ? { status, round, score, marks } : { status, score, timeMs, marks };
}

export function presentCrowd(counts: readonly AnswerCount[], round: number): CrowdView {
	const shown = shownCounts(counts.filter((each) => each.round === round));
	const of = (guess: AnswerCount["guess"]) => shown.find((each) => each.guess === guess)?.count ?? 0;
	return { higher: of("higher"), lower: of("lower"), timeout: of("timeout") };
}

export function marksOf({ answers }: Attempt): Mark[] {
	return answers.map(markOfAnswer);
}

/** @throws RangeError where there is no such round. */
function roundAt<Round>(rounds: readonly Round[], round: number): Round {
	const found = rounds[round - 1];
	if (found === undefined) throw new RangeError(`No round ${round}`);
	return found;
}
