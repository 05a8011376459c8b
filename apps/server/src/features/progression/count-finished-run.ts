import type { Tx } from "@hilo/db/open-database";
import { type FinishedRun, statsAfterRun } from "@hilo/rules/progression/stats";
import type { Ctx } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";
import { awardBadges } from "./award-badges.ts";
import { doDailyChallenge } from "./daily-challenge.ts";
import { keepHighScore, type ReachedScore } from "./keep-high-score.ts";

import { lockStats, putStats } from "./progression.repo.ts";

/**
 * What the end of a judged run changes in the player's record (D11, D14, D41): the high score, the figures, today's challenge with
 * its XP, and the badges that all this earns. Runs inside the transaction that ends the run, so that all of it is saved or none.
 */
export async function countFinishedRun(
	ctx: Pick<Ctx, "clock" | "settings">,
	tx: Tx,
	reached: ReachedScore,
	run: FinishedRun,
): Promise<{ best: number; newBest: boolean }> {
	const { userId, score, at } = reached;
	await putStats(tx, userId, statsAfterRun(await lockStats(tx, userId), run));
	const saved = await keepHighScore(tx, reached);
	if (score > 0) await doDailyChallenge(tx, userId, "classicGamePlayed", today(ctx));
	await awardBadges(tx, userId, { at, today: today(ctx) });
	return saved;
}
