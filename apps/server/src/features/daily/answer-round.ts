import type { Tx } from "@hilo/db/open-database";
import type { DailyVerdictView } from "@hilo/rules/daily/daily.views";
import { AppError } from "@hilo/rules/errors/app-error";
import { refusalOnCourse, settleOnCourse } from "@hilo/rules/play/course";
import type { Guess } from "@hilo/rules/play/run";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { findPlayerOrGuest } from "../guests/open-guest.ts";
import { type Attempt, attemptOf, isClosed } from "./attempt.ts";
import { lockAttempt, updateAttempt } from "./attempts.repo.ts";
import { countAnswer, countScore, findAnswers } from "./counts.repo.ts";
import { presentVerdict } from "./daily.presenter.ts";
import type { Deck } from "./decks.ts";

export interface AnswerInput {
	readonly day: Day;
	/** From 1. */
	readonly round: number;
	readonly guess: Guess;
}

/** A repeat gets the first verdict. @throws AppError 404 if not begun, or closed; 409 for a wrong round or time-out. */
export async function answerRound(ctx: Ctx, input: AnswerInput): Promise<DailyVerdictView> {
	const deck = await ctx.decks.find(input.day);
	if (!deck) throw new AppError("daily/not-begun");
	return ctx.db.transaction(async (tx) => {
		const owner = await findPlayerOrGuest(ctx, tx);
		const row = owner && (await lockAttempt(tx, owner, input.day));
		if (!row) throw new AppError("daily/not-begun");
		const now = ctx.clock.now();
		const before = attemptOf(row);
		const isRepeated = input.round <= before.answers.length;
		if (!isRepeated && isClosed(row, now)) throw new AppError("daily/not-open");
		const attempt = isRepeated ? before : await settle(tx, deck, before, { ...input, at: now });
		const crowd = await findAnswers(tx, input.day, input.round);
		return presentVerdict(deck, attempt, { round: input.round, crowd, now });
	});
}

async function settle(
	tx: Tx,
	{ course, rounds }: Deck,
	{ row, progress, answers }: Attempt,
	move: Omit<AnswerInput, "day"> & { at: number },
): Promise<Attempt> {
	const refusal = refusalOnCourse(course, progress, move);
	if (refusal) throw new AppError(refusal);
	const pair = rounds[move.round - 1];
	if (!pair) throw new AppError("play/wrong-round");
	const values = { first: pair.first.value, second: pair.second.value };
	const { progress: after, answer } = settleOnCourse(course, progress, move, values);
	const changed = {
		score: after.score,
		round: after.round,
		round_starts_at: after.roundStartsAt,
		time_ms: after.timeMs,
		answers: JSON.stringify([...answers, answer]),
		ended_at: after.status === "over" ? move.at : null,
	};
	await updateAttempt(tx, row.id, changed);
	await countAnswer(tx, row, { round: move.round, guess: answer.guess });
	if (after.status === "over") await countScore(tx, row, after.score);
	return {
		row: { ...row, ...changed, status: after.status },
		progress: after,
		answers: [...answers, answer],
	};
}
