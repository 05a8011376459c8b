import type { CustomScoreRow, Queries } from "@hilo/db/tables";
import type { CustomOrder } from "@hilo/rules/leaderboards/boards";
import { type SqlBool, sql } from "kysely";
import { playerAndFriends } from "../../friends/player-and-friends.ts";
import { type BoardOrder, findRank, orderBy } from "../../users/rank-among-visible.ts";
import { IS_VISIBLE } from "../../users/visible-users.ts";

type BoardParams = { gameId: string; limit: number };

/** Each is the order of an index, so that reading a board never sorts. */
const ORDERS = {
	score: [
		["score", "desc"],
		["time_per_guess", "asc"],
		["achieved_at", "asc"],
		["verified", "desc"],
		["user_id", "asc"],
	],
	time: [
		["time_per_guess", "asc"],
		["verified", "desc"],
		["user_id", "asc"],
	],
	date: [
		["achieved_at", "desc"],
		["verified", "desc"],
		["user_id", "asc"],
	],
} as const satisfies Record<CustomOrder, BoardOrder<keyof CustomScoreRow>>;

const COLUMNS = [
	"custom_scores.user_id",
	"users.username",
	"users.avatar_url",
	"custom_scores.score",
	"custom_scores.time_per_guess",
	"custom_scores.time_taken",
	"custom_scores.total_guesses",
	"custom_scores.verified",
	"custom_scores.achieved_at",
] as const;

/** The board is a literal, not a parameter: else the partial index is not used. */
export function findBoard(db: Queries, board: CustomOrder, { gameId, limit }: BoardParams) {
	return db
		.selectFrom("custom_scores")
		.innerJoin("users", "users.id", "custom_scores.user_id")
		.select(COLUMNS)
		.where("custom_scores.game_id", "=", gameId)
		.where("custom_scores.board", "=", sql.lit(board))
		.where(IS_VISIBLE)
		.orderBy(orderBy("custom_scores", ORDERS[board]))
		.limit(limit)
		.execute();
}

export type BoardRow = Awaited<ReturnType<typeof findBoard>>[number];

/** In the order of the board of all, the player's own row included. At most 1,001 rows, as friends are limited. */
export function findBoardOfFriends(
	db: Queries,
	order: CustomOrder,
	{ gameId, userId }: { gameId: string; userId: string },
): Promise<BoardRow[]> {
	// Begins with the player and their friends, who are few, and finds each one's score by the primary key.
	return db
		.selectFrom(playerAndFriends(db, userId))
		.crossJoin("custom_scores")
		.innerJoin("users", "users.id", "custom_scores.user_id")
		.select(COLUMNS)
		.whereRef("custom_scores.user_id", "=", "members.user_id")
		.where("custom_scores.game_id", "=", gameId)
		.where("custom_scores.board", "=", sql.lit(order))
		.where(IS_VISIBLE)
		.orderBy(orderBy("custom_scores", ORDERS[order]))
		.execute();
}

export function findRankOf(db: Queries, row: CustomScoreRow) {
	const isBoard = sql<SqlBool>`game_id = ${row.game_id} and board = ${sql.lit(row.board)}`;
	return findRank(db, { table: "custom_scores", isBoard, order: ORDERS[row.board] }, row);
}

export function findLeaders(db: Queries, gameIds: readonly string[]) {
	return db
		.selectFrom("custom_games")
		.innerJoin("custom_scores as best", (join) =>
			join
				.onRef("best.game_id", "=", "custom_games.id")
				.on("best.board", "=", sql.lit("score"))
				.on("best.user_id", "=", (eb) =>
					eb
						.selectFrom("custom_scores")
						.innerJoin("users", "users.id", "custom_scores.user_id")
						.select("custom_scores.user_id")
						.whereRef("custom_scores.game_id", "=", "custom_games.id")
						.where("custom_scores.board", "=", sql.lit("score"))
						.where(IS_VISIBLE)
						.orderBy(orderBy("custom_scores", ORDERS.score))
						.limit(1),
				),
		)
		.innerJoin("users", "users.id", "best.user_id")
		.select(["custom_games.id as game_id", "users.id as user_id", "users.username", "best.score"])
		.where("custom_games.id", "in", gameIds)
		.execute();
}
