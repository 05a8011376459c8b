import { hot, type Param } from "@hilo/db/hot";
import type { Queries } from "@hilo/db/queries";
import type { GameKey } from "@hilo/rules/play/games";
import { IS_VISIBLE } from "../users/visible-users.ts";

const topScores = hot((db, param: Param<{ gameKey: GameKey; limit: number }>) =>
	db
		.selectFrom("high_scores")
		.innerJoin("users", "users.id", "high_scores.user_id")
		.select([
			"high_scores.user_id",
			"users.username",
			"users.avatar_url",
			"high_scores.score",
			"high_scores.selected_feature",
			"high_scores.verified",
		])
		.where("high_scores.game_key", "=", param("gameKey"))
		.where(IS_VISIBLE)
		.orderBy("high_scores.score", "desc")
		.orderBy("high_scores.verified", "desc")
		.orderBy("high_scores.achieved_at")
		.orderBy("high_scores.user_id")
		.limit(param("limit")),
);

/** The best of that game in the board's order (D35), read off an index in that order however many players there are. */
export function findTopScores(db: Queries, gameKey: GameKey, limit: number) {
	return topScores.all(db, { gameKey, limit });
}
