import type { Queries } from "@hilo/db/queries";
import type { CustomOrder } from "@hilo/rules/leaderboards/ranking";
import { sql } from "kysely";
import { playerAndFriends } from "../../friends/player-and-friends.ts";
import { IS_VISIBLE } from "../../users/visible-users.ts";

type BoardParams = { gameId: string; limit: number };

/** Each is the order of an index, so that reading a board never sorts. */
const ORDERS = {
	score: sql`custom_scores.score desc, custom_scores.time_per_guess, custom_scores.achieved_at,
		custom_scores.verified desc, custom_scores.user_id`,
	time: sql`custom_scores.time_per_guess, custom_scores.verified desc, custom_scores.user_id`,
	date: sql`custom_scores.achieved_at desc, custom_scores.verified desc, custom_scores.user_id`,
} as const satisfies Record<CustomOrder, unknown>;

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
const rowsOf = (db: Queries, board: CustomOrder, { gameId, limit }: BoardParams) =>
	db
		.selectFrom("custom_scores")
		.innerJoin("users", "users.id", "custom_scores.user_id")
		.select(COLUMNS)
		.where("custom_scores.game_id", "=", gameId)
		.where("custom_scores.board", "=", sql.lit(board))
		.where(IS_VISIBLE)
		.orderBy(ORDERS[board])
		.limit(limit);

export function findBoard(db: Queries, order: CustomOrder, params: BoardParams) {
	return rowsOf(db, order, params).execute();
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
		.orderBy(ORDERS[order])
		.execute();
}

/** Undefined if the player is not among the first `limit`. `rank` counts from 1; `of`: the rows, at most `limit`. */
export function findRank(db: Queries, order: CustomOrder, params: BoardParams & { userId: string }) {
	return db
		.with("board", () =>
			rowsOf(db, order, params).select(sql<number>`row_number() over (order by ${ORDERS[order]})`.as("rank")),
		)
		.selectFrom("board")
		.selectAll()
		.select((eb) => eb.selectFrom("board").select(eb.fn.countAll<number>().as("of")).as("of"))
		.where("user_id", "=", params.userId)
		.executeTakeFirst();
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
						.orderBy(ORDERS.score)
						.limit(1),
				),
		)
		.innerJoin("users", "users.id", "best.user_id")
		.select(["custom_games.id as game_id", "users.id as user_id", "users.username", "best.score"])
		.where("custom_games.id", "in", gameIds)
		.execute();
}
