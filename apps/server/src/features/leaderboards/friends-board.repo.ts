import type { Queries } from "@hilo/db/queries";
import type { HighScoreRow } from "@hilo/db/tables";
import { type SqlBool, sql } from "kysely";
import { playerAndFriends } from "../friends/player-and-friends.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";
import type { BoardId, BoardRow } from "./leaderboards.repo.ts";

/** In the order of the board of all, the player's own row included. At most 1,001 rows, as friends are limited. */
export function findScoresOfFriends(
	db: Queries,
	{ gameKey, timeRange }: BoardId,
	userId: string,
): Promise<BoardRow[]> {
	const scores = sql.table(timeRange ? "period_scores" : "high_scores");
	const isBoard = timeRange
		? sql<SqlBool>`scores.game_key = ${gameKey} and scores.period = ${timeRange.period}
			and scores.starts = ${timeRange.starts}`
		: sql<SqlBool>`scores.game_key = ${gameKey}`;
	// Begins with the player and their friends, who are few, and finds each one's score by the primary key.
	return db
		.selectFrom(playerAndFriends(db, userId))
		.crossJoin(sql<HighScoreRow>`${scores}`.as("scores"))
		.innerJoin("users", "users.id", "scores.user_id")
		.select([
			"scores.user_id",
			"users.username",
			"users.avatar_url",
			"scores.score",
			"scores.selected_feature",
			"scores.verified",
		])
		.whereRef("scores.user_id", "=", "members.user_id")
		.where(isBoard)
		.where(IS_VISIBLE)
		.orderBy("scores.score", "desc")
		.orderBy("scores.verified", "desc")
		.orderBy("scores.achieved_at")
		.orderBy("scores.user_id")
		.execute();
}
