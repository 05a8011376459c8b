import type { OpenDuelRound, RivalView } from "@hilo/rules/duels/duels.views";
import { type Card, withoutValue } from "@hilo/rules/play/card";
import { type Progress, remainingOnCourse } from "@hilo/rules/play/course";
import { dealtCard } from "@hilo/rules/play/question";
import type { ClosedRound } from "@hilo/rules/play/view";
import { sourceOf } from "../play/play.presenter.ts";
import type { DuelCourse } from "./course-of-duel.ts";
import { answersOf, isEnded } from "./side-record.ts";
import type { FacedSide } from "./sides.repo.ts";

/** The name shown for a visitor. */
const GUEST = "Guest";

export function nameOf({ username }: Pick<FacedSide, "username">): string {
	return username ?? GUEST;
}

/** @throws RangeError for a round that the duel does not have. */
export function dealRound({ terms, pool, pairOf }: DuelCourse, round: number): ClosedRound {
	const pair = pairOf(round);
	if (!pair) throw new RangeError(`The duel ${terms.id} has no round ${round}`);
	const card = (index: number): Card => dealtCard(pool, terms.seed, round, index);
	return {
		round,
		...sourceOf(pool, terms.seed, round, terms.measure),
		first: card(pair.first),
		second: card(pair.second),
	};
}

export function presentOpen(
	course: DuelCourse,
	progress: Progress,
	rival: FacedSide | null,
	now: number,
): OpenDuelRound {
	const { second, ...dealt } = dealRound(course, progress.round);
	return {
		...dealt,
		second: withoutValue(second),
		startsInMs: Math.max(0, progress.roundStartsAt - now),
		remainingMs: remainingOnCourse(course.course, progress, now),
		rival: rival && presentRival(rival, progress.round),
	};
}

/** The rival's score before a round and their time in it, never their answer. */
function presentRival(rival: FacedSide, round: number): RivalView {
	const answers = answersOf(rival);
	return {
		name: nameOf(rival),
		score: answers.slice(0, round - 1).filter(({ correct }) => correct).length,
		ms: answers[round - 1]?.ms ?? null,
		isOut: isEnded(rival) && answers.length < round,
	};
}
