import type { Tx } from "@hilo/db/open-database";
import type { AnswerCount } from "@hilo/rules/knowledge/answer-counts";
import type { MissedRound } from "@hilo/rules/practice/practice";
import type { BadgeId } from "@hilo/rules/progression/badges";
import type { DailyTask } from "@hilo/rules/progression/daily-tasks";
import { type FinishedRun, statsAfterRun } from "@hilo/rules/progression/stats";
import type { Ctx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import type { Platform } from "../../platform/platform.ts";
import { today } from "../../platform/today.ts";
import { awardBadges } from "./check-badges.ts";
import { recordDailyTask } from "./complete-daily-task.ts";
import { recordMissed } from "./missed-pairs.ts";
import { addAnswerCounts, findUnannounced, lockStats, putStats } from "./progression.repo.ts";
import { type ReachedScore, saveHighScore } from "./save-high-score.ts";

export interface Earned {
	/** Badges that were not announced before. `at`: when they were earned, epoch milliseconds. */
	readonly badges: readonly { readonly id: BadgeId; readonly at: number }[];
	/** Daily tasks that the run completed. */
	readonly challenges: readonly DailyTask[];
	/** Whether it completed the last of them. */
	readonly allDone: boolean;
	readonly xp: number;
}

export const NOTHING_EARNED: Earned = { badges: [], challenges: [], allDone: false, xp: 0 };

export function isNothingEarned({ badges, challenges }: Earned): boolean {
	return badges.length === 0 && challenges.length === 0;
}

interface Judged {
	readonly counts: readonly AnswerCount[];
	/** The round of a wrong last answer; null without one. */
	readonly missed: MissedRound | null;
}

/** Call it in the transaction that ends the run, so that all of it is saved or nothing.
 * The badges are not announced yet: see `markBadgesAnnounced`. */
export async function recordFinishedRun(
	ctx: Ctx,
	tx: Tx,
	reached: ReachedScore,
	{ counts, missed, ...run }: FinishedRun & Judged,
): Promise<{ best: number; newBest: boolean; earned: Earned }> {
	const { userId, score, at } = reached;
	await putStats(tx, userId, statsAfterRun(await lockStats(tx, userId), run));
	notifyAfterCommit(ctx, tx, [userId], { kind: "me" });
	await addAnswerCounts(tx, userId, counts);
	if (missed) await recordMissed(tx, userId, missed, at);
	const saved = await saveHighScore(ctx, tx, reached);
	const day = today(ctx);
	const daily = score > 0 ? await recordDailyTask(tx, userId, "classicGamePlayed", day) : NOTHING_EARNED;
	await awardBadges(tx, userId, { at, today: day });
	const badges = await findUnannounced(tx, userId);
	return { ...saved, earned: { ...daily, badges } };
}

/** Streaks, fast answers and comebacks don't count, because creators know the answers of their games.
 * Call it in the transaction that ends the run: it locks the player's row. */
export async function recordCustomRun(ctx: Platform, tx: Tx, userId: string): Promise<Earned> {
	const stats = await lockStats(tx, userId);
	await putStats(tx, userId, { ...stats, gamesPlayed: stats.gamesPlayed + 1 });
	notifyAfterCommit(ctx, tx, [userId], { kind: "me" });
	const day = today(ctx);
	const daily = await recordDailyTask(tx, userId, "customGamePlayed", day);
	await awardBadges(tx, userId, { at: ctx.clock.now(), today: day });
	return { ...daily, badges: await findUnannounced(tx, userId) };
}
