import type { Tx } from "@hilo/db/open-database";
import { type BadgeId, type BadgeInput, earnedBadges } from "@hilo/rules/progression/badges";
import { tasksOn } from "@hilo/rules/progression/daily-tasks";
import type { Day } from "@hilo/rules/progression/site-day";
import { findBadges, insertBadges } from "./badges.repo.ts";
import { findDailyRecord } from "./daily-tasks.repo.ts";
import { lockStats } from "./progression.repo.ts";
import { readScores } from "./read-progress.ts";

/** Call it last in every transaction that changes a score, a statistic or the daily tasks. @returns the new badges. */
export async function awardBadges(
	tx: Tx,
	userId: string,
	moment: { at: number; today: Day },
): Promise<BadgeId[]> {
	const input: BadgeInput = {
		stats: await lockStats(tx, userId),
		dailyStreak: tasksOn(moment.today, await findDailyRecord(tx, userId)).streak,
		highScores: await readScores(tx, userId),
	};
	const owned = new Set((await findBadges(tx, userId)).map((row) => row.badge_id));
	const earned = earnedBadges(input).filter((id) => !owned.has(id));
	if (earned.length > 0) await insertBadges(tx, userId, earned, moment.at);
	return earned;
}
