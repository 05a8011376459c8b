import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { GameKey } from "@hilo/rules/play/games";
import { IS_VISIBLE } from "../users/visible-users.ts";

type OwnScore = { userId: string; gameKey: GameKey; score: number };

/** The better scores of a game, the nearest first. */
const better = (db: Queries, param: Param<OwnScore>) =>
	db
		.selectFrom("high_scores")
		.innerJoin("users", "users.id", "high_scores.user_id")
		.select(["users.id", "users.username", "users.avatar_url", "high_scores.score"])
		.where("high_scores.game_key", "=", param("gameKey"))
		.where("high_scores.score", ">", param("score"))
		.where(IS_VISIBLE)
		.orderBy("high_scores.score")
		.limit(1);

const nearest = prepared((db, param: Param<OwnScore>) =>
	better(db, param).where("users.id", "<>", param("userId")),
);

const nearestFriend = prepared((db, param: Param<OwnScore>) =>
	better(db, param)
		.innerJoin("friendships", "friendships.friend_id", "high_scores.user_id")
		.where("friendships.user_id", "=", param("userId")),
);

export function findNearestBetter(db: Queries, own: OwnScore) {
	return nearest.first(db, own);
}

export function findNearestBetterFriend(db: Queries, own: OwnScore) {
	return nearestFriend.first(db, own);
}
