import type { HighScoreRow, Queries } from "@hilo/db/tables";
import type { LimitedPeriod } from "@hilo/rules/leaderboards/boards";
import type { GameKey } from "@hilo/rules/play/games";
import type { Day } from "@hilo/rules/progression/site-day";
import { type SqlBool, sql } from "kysely";
import { playerAndFriends } from "../friends/player-and-friends.ts";
import { findRank, orderBy } from "../users/rank-among-visible.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";

export interface BoardId {
	readonly gameKey: GameKey;
	/** Null: of all times. */
	readonly timeRange: { readonly period: LimitedPeriod; readonly starts: Day } | null;
}

export type BoardRow = Awaited<ReturnType<typeof findTopScores>>[number];

/** Score, verified first, then the earlier. Both tables have an index in this order. */
const ORDER = [
	["score", "desc"],
	["verified", "desc"],
	["achieved_at", "asc"],
	["user_id", "asc"],
] as const;

const COLUMNS = [
	"scores.user_id",
	"users.username",
	"users.avatar_url",
	"scores.score",
	"scores.label",
	"scores.verified",
] as const;

function boardOf({ gameKey, timeRange }: BoardId) {
	if (!timeRange)
		return { table: "high_scores", isBoard: sql<SqlBool>`game_key = ${gameKey}`, order: ORDER } as const;
	const isBoard = sql<SqlBool>`game_key = ${gameKey} and period = ${timeRange.period} and starts = ${timeRange.starts}`;
	return { table: "period_scores", isBoard, order: ORDER } as const;
}

const scoresIn = (table: "high_scores" | "period_scores") =>
	sql<HighScoreRow>`${sql.table(table)}`.as("scores");

export function findTopScores(db: Queries, board: BoardId, limit: number) {
	const { table, isBoard } = boardOf(board);
	return db
		.selectFrom(scoresIn(table))
		.innerJoin("users", "users.id", "scores.user_id")
		.select(COLUMNS)
		.where(isBoard)
		.where(IS_VISIBLE)
		.orderBy(orderBy("scores", ORDER))
		.limit(limit)
		.execute();
}

/** In the order of the board of all, the player's own row included. At most 1,001 rows, as friends are limited. */
export function findScoresOfFriends(db: Queries, board: BoardId, userId: string): Promise<BoardRow[]> {
	const { table, isBoard } = boardOf(board);
	// Begins with the player and their friends, who are few, and finds each one's score by the primary key.
	return db
		.selectFrom(playerAndFriends(db, userId))
		.crossJoin(scoresIn(table))
		.innerJoin("users", "users.id", "scores.user_id")
		.select(COLUMNS)
		.whereRef("scores.user_id", "=", "members.user_id")
		.where(isBoard)
		.where(IS_VISIBLE)
		.orderBy(orderBy("scores", ORDER))
		.execute();
}

export function findScore(db: Queries, board: BoardId, userId: string): Promise<HighScoreRow | undefined> {
	const { table, isBoard } = boardOf(board);
	return db
		.selectFrom(scoresIn(table))
		.selectAll()
		.where("user_id", "=", userId)
		.where(isBoard)
		.executeTakeFirst();
}

export function findRankOf(db: Queries, board: BoardId, row: HighScoreRow, max?: number) {
	return findRank(db, boardOf(board), row, max);
}

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
