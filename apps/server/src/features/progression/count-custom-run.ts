import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { today } from "../../platform/today.ts";
import { awardBadges } from "./award-badges.ts";
import { findUnannounced } from "./badges.repo.ts";
import type { Earned } from "./earned.ts";
import { lockStats, putStats } from "./progression.repo.ts";
import { recordDailyTask } from "./record-daily-task.ts";

/** Streaks, fast answers and comebacks don't count, because creators know the answers of their games.
 * Call it in the transaction that ends the run: it locks the player's row. */
export async function countCustomRun(
	ctx: Pick<Ctx, "clock" | "settings" | "live">,
	tx: Tx,
	userId: string,
): Promise<Earned> {
	const stats = await lockStats(tx, userId);
	await putStats(tx, userId, { ...stats, gamesPlayed: stats.gamesPlayed + 1 });
	notifyAfterCommit(ctx, tx, [userId], { kind: "me" });
	const day = today(ctx);
	const daily = await recordDailyTask(tx, userId, "customGamePlayed", day);
	await awardBadges(tx, userId, { at: ctx.clock.now(), today: day });
	return { ...daily, badges: await findUnannounced(tx, userId) };
}
