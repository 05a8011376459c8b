import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import { type Expression, type SqlBool, sql } from "kysely";
import { doesNotBlock } from "../friends/blocks.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";

/** The unary plus makes SQLite read the end of the index `duel_sides_ended` instead of all seats of a link. */
const ownSides = (db: Queries, userId: Expression<string>) =>
	db
		.selectFrom("duel_sides as own")
		.innerJoin("duels", "duels.id", "own.duel_id")
		.leftJoin("duel_sides as other", (join) =>
			join.onRef("other.duel_id", "=", "own.duel_id").on(
				"other.seat",
				"=",
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
		.select([
			"duels.id",
			"duels.mode",
			"duels.game",
			"duels.day",
			"duels.custom_game_id",
			"duels.game_link_key",
			"duels.status as duel_status",
			"duels.to_user_id",
			"duels.created_at",
			"own.seat",
			"own.status",
			"own.score",
			"own.time_ms",
			"own.joined_at",
			"other.user_id as other_id",
			"other.status as other_status",
			"other.score as other_score",
			"other.time_ms as other_time_ms",
			"users.username",
			"users.avatar_url",
		])
		.where("own.user_id", "=", userId)
		// Against their own ghost a player has two sides: only the later one is listed.
		.where(sql<SqlBool>`not exists (select 1 from duel_sides as later
			where later.duel_id = own.duel_id and later.user_id = own.user_id and later.seat > own.seat)`)
		// Leaves out opponents who are hidden.
		.where(sql<SqlBool>`(other.user_id is null or other.user_id = own.user_id or users.id is not null)`)
		.where(sql<SqlBool>`(other.duel_id is not null or own.seat = 1)`)
		.orderBy("own.joined_at", "desc")
		.orderBy("own.duel_id", "desc");

const ofUser = prepared((db, param: Param<{ userId: string; limit: number }>) =>
	ownSides(db, param("userId")).limit(param("limit")),
);

/** Keep in step with `isWaiting` in listed-duels.ts. */
const isWaiting = (userId: Expression<string>, lobbySince: Expression<number>) =>
	sql<SqlBool>`duels.to_user_id = ${userId} and duels.status in ('open', 'playing') and own.seat > 1
		and case when duels.mode = 'live' then duels.status = 'playing' or duels.created_at > ${lobbySince}
			else own.status in ('waiting', 'playing') end`;

interface Waiting {
	readonly userId: string;
	/** Epoch ms. */
	readonly lobbySince: number;
}

const waitingOfUser = prepared((db, param: Param<Waiting & { limit: number }>) =>
	ownSides(db, param("userId"))
		.where(isWaiting(param("userId"), param("lobbySince")))
		.limit(param("limit")),
);

const waitingByGame = prepared((db, param: Param<Waiting>) =>
	db
		.selectFrom("duels")
		.innerJoin("duel_sides as own", "own.duel_id", "duels.id")
		.innerJoin("duel_sides as other", (join) =>
			join.onRef("other.duel_id", "=", "duels.id").on("other.seat", "=", 1),
		)
		.leftJoin("users", (join) => join.onRef("users.id", "=", "other.user_id").on(IS_VISIBLE))
		.select(["duels.custom_game_id", (eb) => eb.fn.countAll<number | string>().as("count")])
		.where("own.user_id", "=", param("userId"))
		.where(isWaiting(param("userId"), param("lobbySince")))
		.where(sql<SqlBool>`(other.user_id is null or users.id is not null)`)
		.where(doesNotBlock(param("userId"), sql.ref("other.user_id")))
		.groupBy("duels.custom_game_id"),
);

export function findListed(db: Queries, userId: string, limit: number) {
	return ofUser.all(db, { userId, limit });
}

export function findWaiting(db: Queries, waiting: Waiting & { readonly limit: number }) {
	return waitingOfUser.all(db, waiting);
}

/** Runs on each page load of a player, so it counts in SQL. */
export function countWaiting(db: Queries, waiting: Waiting) {
	return waitingByGame.all(db, waiting);
}

export type ListedDuel = Awaited<ReturnType<typeof findListed>>[number];
