import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { HighScoreRow } from "@hilo/db/tables";
import type { LimitedPeriod } from "@hilo/rules/leaderboards/periods";
import type { GameKey } from "@hilo/rules/play/games";
import type { Day } from "@hilo/rules/progression/site-day";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { playerAndFriends } from "../friends/player-and-friends.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";
import type { BoardId, BoardRow } from "./leaderboards.repo.ts";

interface FriendsBoard {
	userId: string;
	gameKey: GameKey;
	period: LimitedPeriod | null;
	starts: Day | null;
}

type ScoreTable = "high_scores" | "period_scores";

/** Begins with the player and their friends, who are few, and finds each one's score by the primary key. */
function scoresIn(table: ScoreTable, isBoard: (param: Param<FriendsBoard>) => RawBuilder<SqlBool>) {
	return prepared((db, param: Param<FriendsBoard>) =>
		db
			.selectFrom(playerAndFriends(db, param("userId")))
			.crossJoin(sql<HighScoreRow>`${sql.table(table)}`.as("scores"))
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
			.where(isBoard(param))
			.where(IS_VISIBLE)
			.orderBy("scores.score", "desc")
			.orderBy("scores.verified", "desc")
			.orderBy("scores.achieved_at")
			.orderBy("scores.user_id"),
	);
}

const ofAll = scoresIn("high_scores", (param) => sql<SqlBool>`scores.game_key = ${param("gameKey")}`);
const ofPeriod = scoresIn(
	"period_scores",
	(param) =>
		sql<SqlBool>`scores.game_key = ${param("gameKey")} and scores.period = ${param("period")}
			and scores.starts = ${param("starts")}`,
);

/** In the order of the board of all, the player's own row included. At most 1,001 rows, as friends are limited. */
export function findScoresOfFriends(
	db: Queries,
	{ gameKey, timeRange }: BoardId,
	userId: string,
): Promise<BoardRow[]> {
	const board = { userId, gameKey, period: timeRange?.period ?? null, starts: timeRange?.starts ?? null };
	return (timeRange ? ofPeriod : ofAll).all(db, board);
}
