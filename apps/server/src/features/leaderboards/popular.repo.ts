import type { Queries } from "@hilo/db/tables";
import { type GameKey, isGameKey } from "@hilo/rules/play/games";
import { type SqlBool, sql } from "kysely";
import { IS_LISTED, POPULARITY, shownRows } from "../custom-games/lists/listed.ts";
import { doesNotBlock } from "../friends/blocks.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";

export function findMostPlayed(db: Queries, viewerId: string, limit: number) {
	return shownRows(db, viewerId)
		.where(IS_LISTED)
		.orderBy(POPULARITY, "desc")
		.orderBy("custom_games.name")
		.orderBy("custom_games.id")
		.limit(limit)
		.execute();
}

/** Games that were never played are missing. */
export async function findPlayTotals(db: Queries): Promise<ReadonlyMap<GameKey, number>> {
	const rows = await db
		.selectFrom("daily_counts")
		.select(({ fn }) => ["name", fn.sum<number>("count").as("plays")])
		.where("measure", "=", "plays")
		.groupBy("name")
		.execute();
	return new Map(rows.flatMap(({ name, plays }) => (isGameKey(name) ? [[name, plays]] : [])));
}

/** Public games of visible creators only; most played creators first. */
export async function findCreatorTotals(db: Queries, limit: number) {
	const rows = await db
		.selectFrom("custom_games")
		.select(({ fn }) => [
			"creator_id",
			fn.sum<number>(POPULARITY).as("plays"),
			fn.countAll<number>().as("games"),
			sql<number>`sum(case when timer_seconds > 0 then 1 else 0 end)`.as("timer_games"),
		])
		.where(IS_LISTED)
		.where(
			sql<SqlBool>`exists (select 1 from users where users.id = custom_games.creator_id and ${IS_VISIBLE})`,
		)
		.groupBy("creator_id")
		.orderBy("plays", "desc")
		.orderBy("games", "desc")
		.orderBy("creator_id")
		.limit(limit)
		.execute();
	return rows.map(({ creator_id, timer_games, ...counts }) => ({
		...counts,
		creatorId: creator_id ?? "",
		timerGames: timer_games,
	}));
}

/** Visible users that the viewer does not block. */
export async function findShownCreators(db: Queries, viewerId: string, ids: readonly string[]) {
	if (ids.length === 0) return [];
	return db
		.selectFrom("users")
		.select(["id", "username", "avatar_url"])
		.where("id", "in", ids)
		.where(IS_VISIBLE)
		.where(doesNotBlock(viewerId, sql.ref("users.id")))
		.execute();
}

/** Public games only. */
export async function findBestGames(db: Queries, creatorIds: readonly string[]) {
	if (creatorIds.length === 0) return [];
	return db
		.selectFrom((from) =>
			from
				.selectFrom("custom_games")
				.select([
					"creator_id",
					"id",
					"name",
					POPULARITY.as("plays"),
					sql<number>`row_number() over (partition by creator_id order by ${POPULARITY} desc, name, id)`.as(
						"place",
					),
				])
				.where("creator_id", "in", creatorIds)
				.where(IS_LISTED)
				.as("games"),
		)
		.select(["creator_id", "id", "name", "plays"])
		.where("place", "=", 1)
		.execute();
}
