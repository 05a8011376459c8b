import type { Queries } from "@hilo/db/tables";
import { type SqlBool, sql } from "kysely";
import { doesNotBlock } from "../friends/blocks.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";

/** The player's side of a duel, and the one it is compared with: of a link's takers, the one who finished last. */
const withOpponent = (db: Queries, userId: string) =>
	db
		.selectFrom("duel_sides as own")
		.innerJoin("duels", "duels.id", "own.duel_id")
		.leftJoin("duel_sides as other", (join) =>
			join.onRef("other.duel_id", "=", "own.duel_id").on(
				"other.seat",
				"=",
				// With the unary plus SQLite reads the end of the index `duel_sides_ended`, not all seats of a link.
				sql<number>`case
					when own.seat > 1 then 1
					when duels.to_user_id is not null then 2
					else (select taker.seat from duel_sides as taker
						where taker.duel_id = own.duel_id and +taker.seat > 1 and taker.status = 'over'
							and (taker.user_id is null or taker.user_id <> own.user_id)
							and ${doesNotBlock(sql.ref("own.user_id"), sql.ref("taker.user_id"))}
						order by taker.ended_at desc, taker.seat desc limit 1)
				end`,
			),
		)
		.leftJoin("users", (join) => join.onRef("users.id", "=", "other.user_id").on(IS_VISIBLE))
		.where("own.user_id", "=", userId)
		// Leaves out opponents who are hidden or blocked by the player.
		.where(doesNotBlock(userId, sql.ref("other.user_id")))
		.where(sql<SqlBool>`(other.user_id is null or other.user_id = own.user_id or users.id is not null)`)
		.where(sql<SqlBool>`(other.duel_id is not null or own.seat = 1)`);

const ownSides = (db: Queries, userId: string) =>
	withOpponent(db, userId)
		.select([
			"duels.id",
			"duels.mode",
			"duels.game",
			"duels.day",
			"duels.custom_game_id",
			"duels.game_link_key",
			"duels.filter",
			"duels.label",
			"duels.rounds",
			"duels.rematch_of",
			"duels.status as duel_status",
			"duels.to_user_id",
			"duels.created_at",
			"own.seat",
			"own.status",
			"own.score",
			"own.time_ms",
			"own.joined_at",
			"own.ended_at",
			"other.user_id as other_id",
			"other.status as other_status",
			"other.score as other_score",
			"other.time_ms as other_time_ms",
			"other.ended_at as other_ended_at",
			"users.username",
			"users.avatar_url",
		])
		.orderBy("own.joined_at", "desc")
		.orderBy("own.duel_id", "desc");

/**
 * Duels in which it is the player's turn: a challenge sent to them, or their own challenge after the other has played.
 */
const isWaiting = (lobbySince: number) =>
	sql<SqlBool>`own.ended_at is null and duels.status in ('open', 'playing')
		and case
			when duels.mode = 'live' then own.seat > 1 and (duels.status = 'playing' or duels.created_at > ${lobbySince})
			when own.seat > 1 then duels.to_user_id is not null
			else other.status = 'over'
		end`;

interface Waiting {
	readonly userId: string;
	/** Epoch ms. */
	readonly lobbySince: number;
}

export function findListed(db: Queries, listed: Waiting & { readonly limit: number }) {
	// Against their own ghost a player has two sides: only the later one is listed.
	return ownSides(db, listed.userId)
		.where(sql<SqlBool>`(${isWaiting(listed.lobbySince)}) is not true`)
		.where(sql<SqlBool>`not exists (select 1 from duel_sides as later
			where later.duel_id = own.duel_id and later.user_id = own.user_id and later.seat > own.seat)`)
		.limit(listed.limit)
		.execute();
}

export function findWaiting(db: Queries, waiting: Waiting & { readonly limit: number }) {
	return ownSides(db, waiting.userId).where(isWaiting(waiting.lobbySince)).limit(waiting.limit).execute();
}

/** Runs on each page load of a player, so it counts in SQL. */
export function countWaiting(db: Queries, waiting: Waiting) {
	return withOpponent(db, waiting.userId)
		.select([
			"duels.custom_game_id",
			"duels.game_link_key",
			"own.seat",
			(eb) => eb.fn.countAll<number>().as("count"),
		])
		.where(isWaiting(waiting.lobbySince))
		.groupBy(["duels.custom_game_id", "duels.game_link_key", "own.seat"])
		.execute();
}

export type ListedDuel = Awaited<ReturnType<typeof findListed>>[number];
