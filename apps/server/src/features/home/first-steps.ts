import { areFirstStepsShown, type FirstSteps } from "@hilo/rules/progression/first-steps";
import type { ScoreTable } from "@hilo/rules/progression/scores";
import type { Ctx } from "../../platform/context.ts";
import { hasPlayedDeck } from "../daily/has-played.ts";
import { hasChallenged } from "../duels/has-challenged.ts";

interface Newcomer {
	readonly scores: ScoreTable;
	/** Epoch ms. */
	readonly createdAt: number;
}

/** Null once all are done, or after 30 days. @throws AppError 401. */
export async function firstSteps(ctx: Ctx, { scores, createdAt }: Newcomer): Promise<FirstSteps | null> {
	const age = ctx.clock.now() - createdAt;
	const steps = {
		deck: false,
		classic: Object.values(scores).some(({ highScore }) => highScore > 0),
		challenge: false,
	};
	// Most players are past their first days and need no query.
	if (!areFirstStepsShown(steps, age)) return null;
	const known = { ...steps, deck: await hasPlayedDeck(ctx), challenge: await hasChallenged(ctx) };
	return areFirstStepsShown(known, age) ? known : null;
}
