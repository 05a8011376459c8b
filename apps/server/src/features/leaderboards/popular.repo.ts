import { hot, type Param } from "@hilo/db/hot";
import type { Queries } from "@hilo/db/queries";
import type { GameKey } from "@hilo/rules/play/games";
import { type SqlBool, sql } from "kysely";
import { IS_LISTED, shownRows } from "../custom-games/lists/listed.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";

const mostPlayed = hot((db, param: Param<{ viewerId: string; limit: number }>) =>
	shownRows(db, param("viewerId"))
		.where(IS_LISTED)
		.orderBy("custom_games.play_count", "desc")
		.orderBy("custom_games.name")
		.orderBy("custom_games.id")
		.limit(param("limit")),
);

/** The most played games that everybody may find, as that viewer finds them, then by name. */
export function findMostPlayed(db: Queries, viewerId: string, limit: number) {
	return mostPlayed.all(db, { viewerId, limit });
}

/** How often each classic game was played, ever. Keys of games that nobody has played are missing. */
export async function findPlayTotals(db: Queries): Promise<ReadonlyMap<GameKey, number>> {
	const rows = await db.selectFrom("play_totals").select(["game_key", "plays"]).execute();
	return new Map(rows.map(({ game_key, plays }) => [game_key, plays]));
}

const topCreators = hot((db, param: Param<{ viewerId: string; limit: number }>) =>
	db
		.selectFrom("creator_totals")
		.innerJoin("users", "users.id", "creator_totals.creator_id")
		.select([
			"users.id",
			"users.username",
			"users.avatar_url",
			"creator_totals.plays",
			"creator_totals.games",
			"creator_totals.timer_games",
		])
		.where("creator_totals.games", ">", sql.lit(0))
		.where(IS_VISIBLE)
		.where(sql<SqlBool>`not exists (select 1 from blocks
			where blocks.blocker_id = ${param("viewerId")} and blocks.blocked_id = users.id)`)
		.orderBy("creator_totals.plays", "desc")
		.orderBy("creator_totals.games", "desc")
		.orderBy("creator_totals.creator_id")
		.limit(param("limit")),
);

/** Those whose games were played most, but for whom that viewer blocks. */
export function findTopCreators(db: Queries, viewerId: string, limit: number) {
	return topCreators.all(db, { viewerId, limit });
}

const bestGame = hot((db, param: Param<{ creatorId: string }>) =>
	db
		.selectFrom("custom_games")
		.select(["id", "name", "play_count"])
		.where("creator_id", "=", param("creatorId"))
		.where(IS_LISTED)
		.orderBy("play_count", "desc")
		.orderBy("name")
		.orderBy("id")
		.limit(1),
);

/** The game of a creator that was played most, of those that everybody may find. */
export function findBestGame(db: Queries, creatorId: string) {
	return bestGame.first(db, { creatorId });
}
