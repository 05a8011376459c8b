import { otherSeat } from "@hilo/rules/duels/live-duel";
import { applyAnswer, applyDueChanges, refusalOfAnswer } from "@hilo/rules/duels/live-duel-changes";
import { AppError } from "@hilo/rules/errors/errors";
import type { Move } from "@hilo/rules/play/engine";
import { type Ctx, type PlayerCtx, requirePlayer } from "../../platform/context.ts";
import { count } from "../analytics/analytics.ts";
import { answerRound } from "../play/run-kind.ts";
import { DUEL_RUNS } from "./duel-runs.ts";
import { findDuel } from "./duels.repo.ts";
import { presentOpenLiveDuel, runOf } from "./live/live-duel.presenter.ts";
import { stepLiveDuel } from "./live/live-duel-actions.ts";
import { cachedPlan, type PlannedDuel, plannedDuel } from "./planned-duel.ts";
import { presentVerdict } from "./round.presenter.ts";

/** A repeated guess gets the first one's verdict. @throws AppError 404 without a side; 409 if it can't be judged. */
export async function guess(ctx: Ctx, { id, ...move }: GuessInput) {
	const terms = (cachedPlan(id) ?? (await planOutsideTransaction(ctx, id)))?.terms;
	if (terms?.mode === "live") {
		requirePlayer(ctx);
		return guessLiveDuel(ctx, { id, ...move });
	}
	return ctx.db.transaction((tx) => answerRound(ctx, tx, DUEL_RUNS, { key: id, ...move }));
}

async function planOutsideTransaction(ctx: Ctx, id: string): Promise<PlannedDuel | undefined> {
	const duel = await findDuel(ctx.db.kysely, id);
	return duel && plannedDuel(ctx, ctx.db.kysely, duel);
}

interface GuessInput extends Pick<Move, "round" | "guess"> {
	readonly id: string;
}

/** A repeated or late guess gets the recorded verdict. @throws as `stepLiveDuel`; 409 if it can't be judged. */
async function guessLiveDuel(ctx: PlayerCtx, { id, round, guess }: GuessInput) {
	let isFirst = false;
	const step = await stepLiveDuel(ctx, id, ({ planned, live, seat, now }) => {
		const { plan } = planned;
		isFirst = live.sides[seat].answers.length === 0;
		if (live.status === "open") throw new AppError("duels/not-ready");
		const due = applyDueChanges(plan, live, now);
		if (due.sides[seat].answers[round - 1]) return due;
		const move = { round, guess, at: now };
		const refusal = refusalOfAnswer(plan, due, seat, move);
		if (refusal) throw new AppError(refusal);
		const { first, second } = planned.roundAt(round);
		return applyAnswer(plan, due, seat, move, { known: first.value, hidden: second.value });
	});
	// Counted at the caller's first answer, so that a caller who opts out of tracking is left out.
	if (isFirst) count(ctx, { measure: "duels-played" });
	const { rows, seat, now } = step;
	const verdict = presentVerdict(runOf(step), { id, round, rival: rows[otherSeat(seat)], now });
	// One side may be done before the other: the duel ends only when both are.
	const isOver = step.live.status === "over";
	// `next` is null also until the opponent has answered.
	return { ...verdict, outcome: isOver ? verdict.outcome : null, next: presentOpenLiveDuel(step) };
}
