import type { DailyChallengeInput } from "@hilo/rules/progression/daily-challenge.schema";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";
import { touch } from "../users/change-user.ts";
import { awardBadges } from "./award-badges.ts";
import { doDailyChallenge } from "./daily-challenge.ts";

import { lockStats } from "./progression.repo.ts";
import { refuseUnverified } from "./refuse-unverified.ts";

/**
 * Takes a client's word that the signed-in player did one of today's challenges; a second time the same day changes nothing.
 *
 * @throws AppError 401; 403 where the site takes judged runs only (D12).
 */
export async function updateDailyChallenge(ctx: Ctx, { challengeType }: DailyChallengeInput): Promise<void> {
	const player = requirePlayer(ctx);
	await refuseUnverified(ctx);
	await ctx.db.transaction(async (tx) => {
		await lockStats(tx, player.id);
		await doDailyChallenge(tx, player.id, challengeType, today(ctx));
		await awardBadges(tx, player.id, { at: ctx.clock.now(), today: today(ctx) });
		await touch(tx, player.id);
	});
}
