import type { DailyChallengeInput } from "@hilo/rules/progression/daily-challenge.schema";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { completeDailyTask } from "./complete-daily-task.ts";
import { refuseUnverified } from "./refuse-unverified.ts";

/** Trusts the client. A second time on the same day changes nothing. @throws AppError 401; 403 in strict mode. */
export async function updateDailyChallenge(ctx: Ctx, { challengeType }: DailyChallengeInput): Promise<void> {
	const player = requirePlayer(ctx);
	await refuseUnverified(ctx);
	await ctx.db.transaction((tx) => completeDailyTask(ctx, tx, player.id, challengeType));
}
