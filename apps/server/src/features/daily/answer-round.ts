import type { DailyVerdictView } from "@hilo/rules/daily/daily.views";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Guess } from "@hilo/rules/play/engine";
import type { Day } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { answerRound } from "../play/answer-round.ts";
import { DECK_RUNS } from "./deck-runs.ts";

export interface AnswerInput {
	readonly day: Day;
	/** From 1. */
	readonly round: number;
	readonly guess: Guess;
}

/** A repeat gets the first verdict. @throws AppError 404 if not begun, or closed; 409 for a wrong round or time-out. */
export async function answerDeckRound(
	ctx: Ctx,
	{ day, round, guess }: AnswerInput,
): Promise<DailyVerdictView> {
	const deck = await ctx.decks.find(day);
	if (!deck) throw new AppError("daily/not-begun");
	const move = { key: { deck, day }, round, guess };
	return ctx.db.transaction((tx) => answerRound(ctx, tx, DECK_RUNS, move));
}
