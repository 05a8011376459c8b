import { hot, type Param } from "@hilo/db/hot";
import type { Queries, Tx } from "@hilo/db/open-database";
import type { EarnedBadgeRow } from "@hilo/db/tables";
import type { BadgeId } from "@hilo/rules/progression/badges";

const badgesOfUser = hot((db, param: Param<{ userId: string }>) =>
	db
		.selectFrom("earned_badges")
		.selectAll()
		.where("user_id", "=", param("userId"))
		.orderBy("earned_at")
		.orderBy("badge_id"),
);

/** A user's badges, in the order in which they were earned. */
export function findBadges(db: Queries, userId: string): Promise<EarnedBadgeRow[]> {
	return badgesOfUser.all(db, { userId });
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

export async function markAnnounced(tx: Tx, userId: string): Promise<void> {
	await tx
		.updateTable("earned_badges")
		.set({ is_announced: 1 })
		.where("user_id", "=", userId)
		.where("is_announced", "=", 0)
		.execute();
}
