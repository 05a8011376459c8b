import type { Tx } from "@hilo/db/open-database";
import type { DailyTask } from "@hilo/rules/progression/daily-tasks";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live.ts";
import { today } from "../../platform/today.ts";
import { touch } from "../users/change-user.ts";
import { awardBadges } from "./award-badges.ts";
import { lockStats } from "./progression.repo.ts";
import { recordDailyTask } from "./record-daily-task.ts";

/** Also gives XP and badges. A second time on the same day changes nothing. */
export async function completeDailyTask(
	ctx: Pick<Ctx, "clock" | "settings" | "live">,
	tx: Tx,
	userId: string,
	challenge: DailyTask,
): Promise<void> {
	await lockStats(tx, userId);
	await recordDailyTask(tx, userId, challenge, today(ctx));
	await awardBadges(tx, userId, { at: ctx.clock.now(), today: today(ctx) });
	await touch(tx, userId);
	notifyAfterCommit(ctx, tx, [userId], { kind: "me" });
}
