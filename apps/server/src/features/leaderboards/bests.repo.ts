import type { Queries } from "@hilo/db/tables";
import { sql } from "kysely";
import { IS_VISIBLE } from "../users/visible-users.ts";

/** High scores of visible friends above the user's own, the newest first. */
export function findBetterBests(db: Queries, userId: string, limit: number) {
	return db
		.selectFrom("friendships")
		.innerJoin("users", "users.id", "friendships.friend_id")
		.innerJoin("high_scores", "high_scores.user_id", "friendships.friend_id")
		.leftJoin("high_scores as own", (join) =>
			join
				.onRef("own.user_id", "=", "friendships.user_id")
				.onRef("own.game_key", "=", "high_scores.game_key"),
		)
		.select([
			"users.id",
			"users.username",
			"users.avatar_url",
			"high_scores.game_key",
			"high_scores.label",
			"high_scores.score",
			"high_scores.achieved_at",
		])
		.where("friendships.user_id", "=", userId)
		.where(IS_VISIBLE)
		.where("high_scores.score", ">", sql<number>`coalesce(own.score, 0)`)
		.orderBy("high_scores.achieved_at", "desc")
		.orderBy("users.id")
		.orderBy("high_scores.game_key")
		.limit(limit)
		.execute();
}
