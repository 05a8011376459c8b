import { AppError } from "@hilo/rules/errors/app-error";
import { type Progress, type RoundAnswer, refusalOnCourse, settleOnCourse } from "@hilo/rules/play/course";
import type { Move } from "@hilo/rules/play/run";
import type { DuelCourse } from "./course-of-duel.ts";
import { dealRound } from "./round.presenter.ts";

/** How far a side has come, with what it answered on the way. */
export interface PlayedSide {
	readonly progress: Progress;
	readonly answers: readonly RoundAnswer[];
}

/** Judges a guess in the open round of a side. @throws AppError 409. */
export function judgeSide(
	course: DuelCourse,
	{ progress, answers }: PlayedSide,
	{ round, guess }: Pick<Move, "round" | "guess">,
	at: number,
): PlayedSide {
	const move = { round, guess, at };
	const refusal = refusalOnCourse(course.course, progress, move);
	if (refusal) throw new AppError(refusal);
	const { first, second } = dealRound(course, round);
	const values = { first: first.value, second: second.value };
	const settled = settleOnCourse(course.course, progress, move, values);
	return { progress: settled.progress, answers: [...answers, settled.answer] };
}
