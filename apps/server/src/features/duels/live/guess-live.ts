import type { DuelVerdictView } from "@hilo/rules/duels/duels.views";
import { applyAnswer, applyDueChanges, refusalOfAnswer } from "@hilo/rules/duels/live";
import { otherSeat } from "@hilo/rules/duels/live-duel";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Move } from "@hilo/rules/play/engine";
import type { Ctx } from "../../../platform/context.ts";
import { count } from "../../analytics/count.ts";
import { roundOfDuel } from "../planned-duel.ts";
import { presentVerdict } from "../verdict.presenter.ts";
import { presentOpenLive, runOf } from "./live-duel.presenter.ts";
import { stepLive } from "./step-live.ts";

export interface GuessInput extends Pick<Move, "round" | "guess"> {
	readonly id: string;
}

/** A repeated or late guess gets the recorded verdict. @throws AppError as `stepLive`; 409 if it can't be judged. */
export async function guessLive(ctx: Ctx, { id, round, guess }: GuessInput): Promise<DuelVerdictView> {
	let isFirst = false;
	const step = await stepLive(ctx, id, ({ planned, live, seat, now }) => {
		const { plan } = planned;
		isFirst = live.sides[seat].answers.length === 0;
		if (live.status === "open") throw new AppError("duels/not-ready");
		const due = applyDueChanges(plan, live, now);
		if (due.sides[seat].answers[round - 1]) return due;
		const move = { round, guess, at: now };
		const refusal = refusalOfAnswer(plan, due, seat, move);
		if (refusal) throw new AppError(refusal);
		const { first, second } = roundOfDuel(planned, round);
		return applyAnswer(plan, due, seat, move, { known: first.value, hidden: second.value });
	});
	// Counted at the caller's first answer, so that a caller who opts out of tracking is left out.
	if (isFirst) count(ctx, { measure: "duels-played" });
	const { rows, seat, now } = step;
	const verdict = presentVerdict(runOf(step), { id, round, rival: rows[otherSeat(seat)], now });
	// One side may be done before the other: the duel ends only when both are.
	const isOver = step.live.status === "over";
	return { ...verdict, outcome: isOver ? verdict.outcome : null, next: presentOpenLive(step) };
}
