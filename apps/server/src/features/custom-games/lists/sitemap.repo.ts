import type { Queries } from "@hilo/db/tables";
import type { Category } from "@hilo/rules/custom-games/categories";
import { sql } from "kysely";
import { IS_VISIBLE } from "../../users/visible-users.ts";
import { IS_AVAILABLE } from "../games.repo.ts";
import { IS_LISTED } from "./listed.ts";

interface Part {
	limit: number;
	offset: number;
}

interface Changed<Id> {
	readonly id: Id;
	/** Of the game, or the last of the games, in epoch ms. */
	readonly updated_at: number;
}

/** Listed games, the oldest first, so that a new one changes the last part only. */
export function findListedIds(db: Queries, { limit, offset }: Part): Promise<Changed<string>[]> {
	return (
		db
			.selectFrom("custom_games")
			.leftJoin("users", (join) => join.onRef("users.id", "=", "custom_games.creator_id").on(IS_VISIBLE))
			.select(["custom_games.id", "custom_games.updated_at"])
			.where(IS_LISTED)
			.where(IS_AVAILABLE)
			// The reverse of the index of new games.
			.orderBy("custom_games.created_at")
			.orderBy("custom_games.id", "desc")
			.limit(limit)
			.offset(offset)
			.execute()
	);
}

const listedGamesOfPlayers = (db: Queries) =>
	db
		.selectFrom("custom_games")
		.innerJoin("users", "users.id", "custom_games.creator_id")
		.where(IS_LISTED)
		.where(IS_VISIBLE);

/** Players with a listed game. */
export function findCreators(db: Queries, { limit, offset }: Part): Promise<Changed<string>[]> {
	return listedGamesOfPlayers(db)
		.select((eb) => ["users.id", eb.fn.max("custom_games.updated_at").as("updated_at")])
		.groupBy("users.id")
		.orderBy("users.id")
		.limit(limit)
		.offset(offset)
		.execute();
}

export async function countCreators(db: Queries): Promise<number> {
	const { creators } = await listedGamesOfPlayers(db)
		.select(sql<number>`count(distinct users.id)`.as("creators"))
		.executeTakeFirstOrThrow();
	return creators;
}

/** Categories with a listed game. */
export async function findCategories(db: Queries): Promise<Changed<Category>[]> {
	const rows = await db
		.selectFrom("custom_games")
		.leftJoin("users", (join) => join.onRef("users.id", "=", "custom_games.creator_id").on(IS_VISIBLE))
		.select((eb) => ["custom_games.category", eb.fn.max("custom_games.updated_at").as("updated_at")])
		.where(IS_LISTED)
		.where(IS_AVAILABLE)
		.where("custom_games.category", "is not", null)
		.groupBy("custom_games.category")
		.orderBy("custom_games.category")
		.execute();
	return rows.flatMap(({ category, updated_at }) => (category ? [{ id: category, updated_at }] : []));
}
