import type { Tx } from "@hilo/db/open-database";
import type { EarnedBadgeRow } from "@hilo/db/tables";
import { type BadgeId, type BadgeInput, earnedBadges } from "@hilo/rules/progression/badges";
import { tasksOn } from "@hilo/rules/progression/daily-tasks";
import type { Day } from "@hilo/rules/progression/site-day";
import type { PlayerCtx } from "../../platform/context.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { today } from "../../platform/today.ts";
import { findBadges, findDailyRecord, insertBadges, lockStats, markAnnounced } from "./progression.repo.ts";
import { readScores } from "./read-progress.ts";

interface CheckedBadges {
	readonly newBadges: readonly EarnedBadgeRow[];
	readonly badges: readonly EarnedBadgeRow[];
}

/** Also awards badges that were missed. */
export function checkBadges(ctx: PlayerCtx): Promise<CheckedBadges> {
	const player = ctx.actor;
	return ctx.db.transaction(async (tx) => {
		const earned = await awardBadges(tx, player.id, { at: ctx.clock.now(), today: today(ctx) });
		if (earned.length > 0) notifyAfterCommit(ctx, tx, [player.id], { kind: "me" });
		return announceBadges(tx, player.id);
	});
}

/** Marks the new badges as announced, so the answer of the current call must contain them. */
export async function announceBadges(tx: Tx, userId: string): Promise<CheckedBadges> {
	const badges = await findBadges(tx, userId);
	const newBadges = badges.filter((badge) => badge.is_announced === 0);
	await markBadgesAnnounced(
		tx,
		userId,
		newBadges.map((badge) => badge.badge_id),
	);
	return { newBadges, badges };
}

/** The answer of the current call must contain these badges. */
export async function markBadgesAnnounced(tx: Tx, userId: string, badges: readonly BadgeId[]): Promise<void> {
	if (badges.length > 0) await markAnnounced(tx, userId, badges);
}

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
