import type { Tx } from "@hilo/db/open-database";
import { completeTask, DAILY_TASKS, type DailyTask } from "@hilo/rules/progression/daily-tasks";
import type { DailyChallengeInput } from "@hilo/rules/progression/progression.schema";
import type { Day } from "@hilo/rules/progression/site-day";
import type { PlayerCtx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import type { Platform } from "../../platform/platform.ts";
import { today } from "../../platform/today.ts";
import { awardBadges } from "./check-badges.ts";
import { addXp, findDailyRecord, lockStats, putDailyRecord } from "./progression.repo.ts";
import type { Earned } from "./record-run.ts";
import { refuseUnverified } from "./save-high-score.ts";

/** Also gives XP and badges. A second time on the same day changes nothing. */
export async function completeDailyTask(
	ctx: Platform,
	tx: Tx,
	userId: string,
	task: DailyTask,
): Promise<void> {
	await lockStats(tx, userId);
	await recordDailyTask(tx, userId, task, today(ctx));
	await awardBadges(tx, userId, { at: ctx.clock.now(), today: today(ctx) });
	notifyAfterCommit(ctx, tx, [userId], { kind: "me" });
}

/** A second time on the same day changes nothing. The caller must have locked the user's row with `lockStats`. */
export async function recordDailyTask(
	tx: Tx,
	userId: string,
	task: DailyTask,
	today: Day,
): Promise<Pick<Earned, "challenges" | "allDone" | "xp">> {
	const { record, xp } = completeTask(await findDailyRecord(tx, userId), task, today);
	if (xp === 0) return { challenges: [], allDone: false, xp };
	await putDailyRecord(tx, userId, record);
	await addXp(tx, userId, xp);
	return { challenges: [task], allDone: DAILY_TASKS.every((dailyTask) => record.done[dailyTask]), xp };
}

/** Trusts the client. A second time on the same day changes nothing. @throws AppError 403 in strict mode. */
export async function updateDailyChallenge(
	ctx: PlayerCtx,
	{ challengeType }: DailyChallengeInput,
): Promise<void> {
	const player = ctx.actor;
	await refuseUnverified(ctx);
	await ctx.db.transaction((tx) => completeDailyTask(ctx, tx, player.id, challengeType));
}
