import { countCorrect } from "@hilo/rules/play/answers";
import type { RoundAnswer } from "@hilo/rules/play/engine";
import type { OpenRound } from "@hilo/rules/play/view";
import { presentOpenRound } from "../play/play.presenter.ts";
import type { LoadedRun } from "../play/run-kind.ts";
import type { DuelRound } from "./planned-duel.ts";
import { isEnded, storedAnswersOf } from "./side-run.ts";
import type { SideWithPlayer } from "./sides.repo.ts";

/** The name shown for a visitor. */
const GUEST = "Guest";

export function nameOf({ username }: Pick<SideWithPlayer, "username">): string {
	return username ?? GUEST;
}

/** `rival` is null if no opponent has played the round yet. */
export function presentOpen(run: LoadedRun, rival: SideWithPlayer | null, now: number) {
	const open: OpenRound & Pick<DuelRound, "game"> = presentOpenRound(run, now);
	return { ...open, rival: rival && presentRival(rival, run.state.round) };
}

/** The rival's score before a round and their time in it, never their answer. */
function presentRival(rival: SideWithPlayer, round: number) {
	const answers = storedAnswersOf(rival);
	return {
		name: nameOf(rival),
		score: countCorrect(answers.slice(0, round - 1)),
		/** Null if they did not answer it yet. */
		ms: answers[round - 1]?.ms ?? null,
		isOut: isEnded(rival) && answers.length < round,
	};
}

interface VerdictDetails {
	readonly id: string;
	readonly round: number;
	readonly rival: SideWithPlayer | null;
	readonly now: number;
}

/** @throws RangeError for a round without an answer. */
export function presentVerdict(
	run: LoadedRun & { readonly answers: readonly RoundAnswer[] },
	{ id, round, rival, now }: VerdictDetails,
) {
	const { state, answers } = run;
	const answer = answers[round - 1];
	if (!answer) throw new RangeError(`The round ${round} of ${id} has no answer`);
	const { second } = run.roundAt(round);
	const isOver = state.status === "over";
	const rivalAnswer = rival && storedAnswersOf(rival)[round - 1];
	return {
		id,
		round,
		guess: answer.guess,
		correct: answer.correct,
		outcome: isOver && round === answers.length ? state.outcome : null,
		value: second.value,
		article: second.article ?? null,
		facts: second.facts ?? null,
		score: countCorrect(answers.slice(0, round)),
		/** The opponent's answer to this round; null if there is none yet. */
		rival: rivalAnswer ? { guess: rivalAnswer.guess, correct: rivalAnswer.correct } : null,
		next: isOver ? null : presentOpen(run, rival, now),
	};
}
