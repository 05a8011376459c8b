import { AppError } from "@hilo/rules/errors/app-error";
import { type Progress, type RoundAnswer, refusalOnCourse, settleOnCourse } from "@hilo/rules/play/course";
import type { Move } from "@hilo/rules/play/run";
import type { DuelCourse } from "./course-of-duel.ts";
import { dealRound } from "./round.presenter.ts";

export interface PlayedSide {
	readonly progress: Progress;
	readonly answers: readonly RoundAnswer[];
}

/** @throws AppError 409. */
export function judgeSide(course: DuelCourse, side: PlayedSide, move: Move): PlayedSide {
	const refusal = refusalOnCourse(course.course, side.progress, move);
	if (refusal) throw new AppError(refusal);
	return settleSide(course, side, move);
}

/** Ends an abandoned side: the open round and all later ones are lost by time-out. */
export function giveUpSide(course: DuelCourse, side: PlayedSide, at: number): PlayedSide {
	let left = side;
	while (left.progress.status === "playing") {
		left = settleSide(course, left, { round: left.progress.round, guess: "timeout", at });
	}
	return left;
}

function settleSide(course: DuelCourse, { progress, answers }: PlayedSide, move: Move): PlayedSide {
	const { first, second } = dealRound(course, progress.round);
	const values = { first: first.value, second: second.value };
	const settled = settleOnCourse(course.course, progress, move, values);
	return { progress: settled.progress, answers: [...answers, settled.answer] };
}
