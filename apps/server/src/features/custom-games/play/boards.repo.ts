import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { CustomOrder } from "@hilo/rules/leaderboards/ranking";
import { sql } from "kysely";
import { IS_VISIBLE } from "../../users/visible-users.ts";

type BoardParams = { gameId: string; limit: number };

/** The board is a literal: a partial index serves a query only where its text shows that it fits. */
const rowsOf = (db: Queries, board: CustomOrder, param: Param<BoardParams>) =>
	db
		.selectFrom("custom_scores")
		.innerJoin("users", "users.id", "custom_scores.user_id")
		.select([
			"custom_scores.user_id",
			"users.username",
			"users.avatar_url",
			"custom_scores.score",
			"custom_scores.time_per_guess",
			"custom_scores.time_taken",
			"custom_scores.total_guesses",
			"custom_scores.verified",
			"custom_scores.achieved_at",
		])
		.where("custom_scores.game_id", "=", param("gameId"))
		.where("custom_scores.board", "=", sql.lit(board))
		.where(IS_VISIBLE)
		.limit(param("limit"));

const byScore = prepared((db, param: Param<BoardParams>) =>
	rowsOf(db, "score", param)
		.orderBy("custom_scores.score", "desc")
		.orderBy("custom_scores.time_per_guess")
		.orderBy("custom_scores.achieved_at")
		.orderBy("custom_scores.verified", "desc")
		.orderBy("custom_scores.user_id"),
);

const byTime = prepared((db, param: Param<BoardParams>) =>
	rowsOf(db, "time", param)
		.orderBy("custom_scores.time_per_guess")
		.orderBy("custom_scores.verified", "desc")
		.orderBy("custom_scores.user_id"),
);

const byDate = prepared((db, param: Param<BoardParams>) =>
	rowsOf(db, "date", param)
		.orderBy("custom_scores.achieved_at", "desc")
		.orderBy("custom_scores.verified", "desc")
		.orderBy("custom_scores.user_id"),
);

const BOARDS = { score: byScore, time: byTime, date: byDate } as const satisfies Record<CustomOrder, unknown>;

/** One row per player, read from an index in its order, however many have played. */
export function findBoard(db: Queries, order: CustomOrder, params: BoardParams) {
	return BOARDS[order].all(db, params);
}

export type BoardRow = Awaited<ReturnType<typeof findBoard>>[number];
