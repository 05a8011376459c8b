import type { Queries } from "@hilo/db/tables";
import { MAX_SHORT_ITEMS } from "@hilo/rules/custom-games/caps";
import { MIN_TRENDING_PLAYS } from "@hilo/rules/custom-games/popularity";
import type { Day } from "@hilo/rules/progression/site-day";
import { type SqlBool, sql } from "kysely";
import { IS_VISIBLE } from "../../users/visible-users.ts";
import { type GameRow, IS_AVAILABLE } from "../games.repo.ts";
import { ORDER_BY } from "./discover.repo.ts";
import { IS_LISTED, isNotAvoided, shownRows } from "./listed.ts";

/** Featured games have their own row. */
const IS_NOT_FEATURED = sql<SqlBool>`custom_games.privacy <> 'featured'`;

/** Must equal the condition of the index `custom_games_short`. */
export const IS_SHORT = sql<SqlBool>`custom_games.item_count <= ${sql.lit(MAX_SHORT_ITEMS)}`;

interface Row {
	viewerId: string;
	limit: number;
}

/** The newest first. */
export function findGamesOfFriends(db: Queries, row: Row): Promise<GameRow[]> {
	// Sorts ids before it reads games: 1,000 friends may have 300 games each.
	return shownRows(db, row.viewerId)
		.where(
			"custom_games.id",
			"in",
			db
				.selectFrom("friendships")
				.innerJoin("custom_games", "custom_games.creator_id", "friendships.friend_id")
				.innerJoin("users", "users.id", "friendships.friend_id")
				.select("custom_games.id")
				.where("friendships.user_id", "=", row.viewerId)
				.where(IS_VISIBLE)
				.where(IS_LISTED)
				.where(isNotAvoided(row.viewerId))
				.orderBy(ORDER_BY.new)
				.limit(row.limit),
		)
		.orderBy(ORDER_BY.new)
		.limit(row.limit)
		.execute();
}

/** How many of a player's plays are read for the games played last. */
const MAX_PLAYS = 200;

/** The ids of the games that a player played last, the last one first; also those that are not listed. */
export async function findPlayedLast(db: Queries, userId: string): Promise<string[]> {
	const rows = await db
		.selectFrom((eb) =>
			eb
				.selectFrom("custom_plays")
				.select(["game_id", "played_at"])
				.where("user_id", "=", userId)
				.orderBy("played_at", "desc")
				.limit(MAX_PLAYS)
				.as("plays"),
		)
		.select("plays.game_id")
		.groupBy("plays.game_id")
		.orderBy((eb) => eb.fn.max("plays.played_at"), "desc")
		.orderBy("plays.game_id")
		.execute();
	return rows.map(({ game_id }) => game_id);
}

/** The newest first. `since` in epoch ms. */
export function findNewGames(db: Queries, row: Row & { since: number }): Promise<GameRow[]> {
	return shownRows(db, row.viewerId)
		.where(IS_LISTED)
		.where(IS_NOT_FEATURED)
		.where("custom_games.created_at", ">", row.since)
		.orderBy(ORDER_BY.new)
		.limit(row.limit)
		.execute();
}

/** The most played first. */
export function findShortGames(db: Queries, row: Row): Promise<GameRow[]> {
	return shownRows(db, row.viewerId)
		.where(IS_LISTED)
		.where(IS_NOT_FEATURED)
		.where(IS_SHORT)
		.orderBy(ORDER_BY.popular)
		.limit(row.limit)
		.execute();
}

/** Public games by their counted plays from that day on, the most played first. */
export async function findTrending(db: Queries, from: Day, limit: number) {
	// `materialized` and `cross join` make SQLite begin with the days.
	const rows = await db
		.with(
			(cte) => cte("recent").materialized(),
			(query) =>
				query
					.selectFrom("custom_play_days")
					.select(["game_id", "players"])
					.where("day", ">=", from)
					.where("players", ">", 0),
		)
		.selectFrom("recent")
		.crossJoin("custom_games")
		.leftJoin("users", (join) => join.onRef("users.id", "=", "custom_games.creator_id").on(IS_VISIBLE))
		.whereRef("custom_games.id", "=", "recent.game_id")
		.where(IS_LISTED)
		.where(IS_AVAILABLE)
		.select(["recent.game_id", "custom_games.creator_id"])
		.groupBy(["recent.game_id", "custom_games.creator_id"])
		.having((eb) => eb(eb.fn.sum<number>("recent.players"), ">=", MIN_TRENDING_PLAYS))
		.orderBy((eb) => eb.fn.sum("recent.players"), "desc")
		.orderBy("recent.game_id")
		.limit(limit)
		.execute();
	return rows.map(({ game_id, creator_id }) => ({ id: game_id, creatorId: creator_id }));
}

/** Those that are listed and that the viewer is shown, in the order of their ids. */
export async function findShown(db: Queries, viewerId: string, ids: readonly string[]): Promise<GameRow[]> {
	if (ids.length === 0) return [];
	const rows = await shownRows(db, viewerId).where(IS_LISTED).where("custom_games.id", "in", ids).execute();
	return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
