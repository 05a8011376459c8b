import type { Queries } from "@hilo/db/tables";
import type { GameKey } from "@hilo/rules/play/games";
import { IS_VISIBLE } from "../users/visible-users.ts";

type OwnScore = { userId: string; gameKey: GameKey; score: number };

/** The better scores of a game, the nearest first. */
const better = (db: Queries, { gameKey, score }: OwnScore) =>
	db
		.selectFrom("high_scores")
		.innerJoin("users", "users.id", "high_scores.user_id")
		.select(["users.id", "users.username", "users.avatar_url", "high_scores.score"])
		.where("high_scores.game_key", "=", gameKey)
		.where("high_scores.score", ">", score)
		.where(IS_VISIBLE)
		.orderBy("high_scores.score")
		.limit(1);

export function findNearestBetter(db: Queries, own: OwnScore) {
	return better(db, own).where("users.id", "<>", own.userId).executeTakeFirst();
}

export function findNearestBetterFriend(db: Queries, own: OwnScore) {
	return better(db, own)
		.innerJoin("friendships", "friendships.friend_id", "high_scores.user_id")
		.where("friendships.user_id", "=", own.userId)
		.executeTakeFirst();
}
