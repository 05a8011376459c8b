import type { Tx } from "@hilo/db/open-database";
import type { EarnedBadgeRow, Queries } from "@hilo/db/tables";
import type { BadgeId } from "@hilo/rules/progression/badges";
import type { Earned } from "./earned.ts";

export function findBadges(db: Queries, userId: string): Promise<EarnedBadgeRow[]> {
	return db
		.selectFrom("earned_badges")
		.selectAll()
		.where("user_id", "=", userId)
		.orderBy("earned_at")
		.orderBy("badge_id")
		.execute();
}

export async function insertBadges(
	tx: Tx,
	userId: string,
	badges: readonly BadgeId[],
	at: number,
): Promise<void> {
	await tx
		.insertInto("earned_badges")
		.values(badges.map((badge_id) => ({ user_id: userId, badge_id, earned_at: at })))
		.onConflict((conflict) => conflict.columns(["user_id", "badge_id"]).doNothing())
		.execute();
}

/** Badges that no answer has announced to their owner yet. */
export async function findUnannounced(db: Queries, userId: string): Promise<Earned["badges"]> {
	const badges = await findBadges(db, userId);
	return badges
		.filter((badge) => badge.is_announced === 0)
		.map(({ badge_id, earned_at }) => ({ id: badge_id, at: earned_at }));
}

export async function markAnnounced(tx: Tx, userId: string, badges: readonly BadgeId[]): Promise<void> {
	await tx
		.updateTable("earned_badges")
		.set({ is_announced: 1 })
		.where("user_id", "=", userId)
		.where("badge_id", "in", badges)
		.where("is_announced", "=", 0)
		.execute();
}
