import {
	goneSince,
	hasAnswered,
	type LiveDuel,
	losesAt,
	otherSeat,
	type Seat,
} from "@hilo/rules/duels/live-duel";
import { countCorrect } from "@hilo/rules/play/answers";
import type { Outcome } from "@hilo/rules/play/engine";
import { nameOf, presentOpen } from "../round.presenter.ts";
import type { LiveDuelStep } from "./live-duel-actions.ts";

export function presentLiveDuel(step: LiveDuelStep) {
	const { duel, rows, live, seat, now } = step;
	const [own, other] = [live.sides[seat], live.sides[otherSeat(seat)]];
	const isPlaying = live.status === "playing";
	const losingAt = isPlaying ? losesAt(other, now) : null;
	return {
		id: duel.id,
		status: live.status,
		round: live.round,
		/** Until both begin; null until both are ready. */
		startsInMs: isPlaying && live.roundStartsAt !== null ? Math.max(0, live.roundStartsAt - now) : null,
		open: presentOpenLiveDuel(step),
		you: {
			isReady: own.status !== "waiting",
			score: own.progress.score,
			hasAnswered: hasAnswered(live, own),
		},
		other: {
			name: nameOf(rows[otherSeat(seat)]),
			isHere: goneSince(other, now) === null,
			isReady: other.status !== "waiting",
			score: shownScoreOfOther(live, seat),
			hasAnswered: hasAnswered(live, other),
			answer: shownAnswerOfOther(live, seat),
			/** Until they lose by their absence; null while they are present. */
			losesInMs: losingAt === null ? null : Math.max(0, losingAt - now),
		},
		outcome: outcomeOf(step),
	};
}

/** The other player's score, without a round that the caller has yet to answer. */
function shownScoreOfOther(live: LiveDuel, seat: Seat): number {
	const [own, other] = [live.sides[seat], live.sides[otherSeat(seat)]];
	if (live.status !== "playing" || hasAnswered(live, own)) return other.progress.score;
	return countCorrect(other.answers.slice(0, live.round - 1));
}

/** The other player's last answer to a round that the caller has answered too; null before the first. */
function shownAnswerOfOther(live: LiveDuel, seat: Seat) {
	const [own, other] = [live.sides[seat], live.sides[otherSeat(seat)]];
	const answers = other.answers.slice(0, own.answers.length);
	const last = answers.at(-1);
	return last ? { round: answers.length, guess: last.guess, correct: last.correct } : null;
}

/** The caller's side, as a run. */
export function runOf({ planned, live, seat }: LiveDuelStep) {
	const { progress: state, answers } = live.sides[seat];
	return { plan: planned.plan, state, answers, roundAt: planned.roundAt };
}

/** Null before the round is dealt, and after the caller has answered it. */
export function presentOpenLiveDuel(step: LiveDuelStep) {
	const { duel, rows, live, seat, now } = step;
	const own = live.sides[seat];
	if (live.status !== "playing" || hasAnswered(live, own)) return null;
	const open = presentOpen(runOf(step), rows[otherSeat(seat)], now);
	return { id: duel.id, score: own.progress.score, ...open };
}

/** How the caller's side ended; null before. */
function outcomeOf({ live, seat }: LiveDuelStep): Outcome | "other-left" | "left" | null {
	if (live.status !== "over") return null;
	const [own, other] = [live.sides[seat], live.sides[otherSeat(seat)]];
	if (own.status === "left") return "left";
	return other.status === "left" ? "other-left" : own.progress.outcome;
}
