import type { DuelVerdictView } from "@hilo/rules/duels/duels.views";
import type { DuelCourse } from "./course-of-duel.ts";
import type { PlayedSide } from "./judge-side.ts";
import { dealRound, presentOpen } from "./round.presenter.ts";
import { answersOf } from "./side-record.ts";
import type { FacedSide } from "./sides.repo.ts";

interface About {
	readonly round: number;
	readonly rival: FacedSide | null;
	readonly now: number;
}

/** @throws RangeError for a round without an answer. */
export function presentVerdict(
	course: DuelCourse,
	{ progress, answers }: PlayedSide,
	{ round, rival, now }: About,
): DuelVerdictView {
	const answer = answers[round - 1];
	if (!answer) throw new RangeError(`The round ${round} of ${course.terms.id} has no answer`);
	const { second } = dealRound(course, round);
	const isOver = progress.status === "over";
	const theirs = rival && answersOf(rival)[round - 1];
	return {
		id: course.terms.id,
		round,
		guess: answer.guess,
		correct: answer.correct,
		outcome: isOver && round === answers.length ? progress.outcome : null,
		value: second.value,
		article: second.article ?? null,
		score: answers.slice(0, round).filter(({ correct }) => correct).length,
		rival: theirs ? { guess: theirs.guess, correct: theirs.correct } : null,
		next: isOver ? null : presentOpen(course, progress, rival, now),
	};
}
