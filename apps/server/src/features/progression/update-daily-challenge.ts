import type { DailyChallengeInput } from "@hilo/rules/progression/daily-challenge.schema";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { completeChallenge } from "./complete-challenge.ts";
import { refuseUnverified } from "./refuse-unverified.ts";

/**
 * Takes a client's word that the signed-in player did one of today's challenges; a second time the same day changes nothing.
 *
 * @throws AppError 401; 403 where the site takes judged runs only (D12).
 */
export async function updateDailyChallenge(ctx: Ctx, { challengeType }: DailyChallengeInput): Promise<void> {
	const player = requirePlayer(ctx);
	await refuseUnverified(ctx);
	await ctx.db.transaction((tx) => completeChallenge(ctx, tx, player.id, challengeType));
}
