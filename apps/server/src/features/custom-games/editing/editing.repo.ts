import { lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { CustomGameRow, Queries, Tables } from "@hilo/db/tables";
import type { Item } from "@hilo/rules/custom-games/item";
import { type Insertable, sql, type Updateable } from "kysely";
import { isAfter, type PageOf } from "../../../platform/in-pages.ts";

const SAVED = ["id", "version", "updated_at"] as const;

export type SavedRow = Pick<Tables["custom_games"], "id" | "updated_at"> & { version: number };

/** @returns undefined where the creator sent the game before. */
export function insertGame(tx: Tx, game: Insertable<Tables["custom_games"]>): Promise<SavedRow | undefined> {
	return tx
		.insertInto("custom_games")
		.values(game)
		.onConflict((conflict) => conflict.doNothing())
		.returning(SAVED)
		.executeTakeFirst();
}

/** @returns the ids of the games that did not exist. */
export async function insertGamesIfMissing(
	tx: Tx,
	games: readonly Insertable<Tables["custom_games"]>[],
): Promise<string[]> {
	const rows = await tx
		.insertInto("custom_games")
		.values(games)
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.execute();
	return rows.map(({ id }) => id);
}

export function findByClientId(db: Queries, creatorId: string, clientId: string) {
	return db
		.selectFrom("custom_games")
		.select(SAVED)
		.where("creator_id", "=", creatorId)
		.where("client_id", "=", clientId)
		.where("removed_at", "is", null)
		.executeTakeFirst();
}

/** Deleted games too. */
export function findStoredGame(db: Queries, id: string) {
	return db.selectFrom("custom_games").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findWithItems(db: Queries, id: string) {
	return db
		.selectFrom("custom_games")
		.innerJoin("custom_game_items", "custom_game_items.game_id", "custom_games.id")
		.selectAll("custom_games")
		.select("custom_game_items.items")
		.where("custom_games.id", "=", id)
		.where("custom_games.removed_at", "is", null)
		.executeTakeFirst();
}

export function lockGame(tx: Tx, id: string) {
	return tx
		.selectFrom("custom_games")
		.select([
			...SAVED,
			"creator_id",
			"privacy",
			"value_label",
			"question",
			"thousands_separator",
			"timer_seconds",
			"category",
			"source",
			"as_of",
			"licence",
		])
		.where("id", "=", id)
		.where("removed_at", "is", null)
		.$call(lockRows(tx))
		.executeTakeFirst();
}

/** Writes the next version of a game. @returns undefined where another change came first. */
export function updateGame(
	tx: Tx,
	{ id, version }: Pick<SavedRow, "id" | "version">,
	change: Updateable<Tables["custom_games"]>,
): Promise<SavedRow | undefined> {
	return tx
		.updateTable("custom_games")
		.set({ ...change, version: version + 1 })
		.where("id", "=", id)
		.where("version", "=", version)
		.returning(SAVED)
		.executeTakeFirst();
}

export async function insertItems(
	tx: Tx,
	games: readonly { readonly id: string; readonly items: readonly Item[] }[],
): Promise<void> {
	const rows = games.map(({ id, items }) => ({ game_id: id, items: JSON.stringify(items) }));
	await tx.insertInto("custom_game_items").values(rows).execute();
}

export async function putItems(tx: Tx, gameId: string, items: readonly Item[]): Promise<void> {
	const row = { items: JSON.stringify(items) };
	await tx
		.insertInto("custom_game_items")
		.values({ game_id: gameId, ...row })
		.onConflict((conflict) => conflict.column("game_id").doUpdateSet(row))
		.execute();
}

/** @returns false where the game was deleted or removed before. */
export async function markDeleted(tx: Tx, id: string, at: number): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("custom_games")
		.set({ removed_at: at, removed_by: "creator" })
		.where("id", "=", id)
		.where("removed_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Both databases take this from the row's header, without reading the text. */
const BYTES = sql<number>`octet_length(custom_game_items.items)`;

/** Includes games that an administrator removed, but not those that the creator deleted. */
export async function gamesStored(tx: Tx, creatorId: string): Promise<{ games: number; bytes: number }> {
	const stored = await tx
		.selectFrom("custom_games")
		.innerJoin("custom_game_items", "custom_game_items.game_id", "custom_games.id")
		.select((eb) => [eb.fn.countAll<number>().as("games"), sql<number | null>`sum(${BYTES})`.as("bytes")])
		.where("creator_id", "=", creatorId)
		.where((eb) => eb.or([eb("removed_by", "is", null), eb("removed_by", "=", "administrator")]))
		.executeTakeFirst();
	return { games: stored?.games ?? 0, bytes: stored?.bytes ?? 0 };
}

export async function itemBytes(tx: Tx, gameId: string): Promise<number> {
	const stored = await tx
		.selectFrom("custom_game_items")
		.select(BYTES.as("bytes"))
		.where("game_id", "=", gameId)
		.executeTakeFirst();
	return stored?.bytes ?? 0;
}

/** Oldest first, including deleted games that are still stored. */
export function gamesAfter(
	db: Queries,
	creatorId: string,
	{ after, limit }: PageOf<Pick<CustomGameRow, "created_at" | "id">>,
) {
	return db
		.selectFrom("custom_games")
		.innerJoin("custom_game_items", "custom_game_items.game_id", "custom_games.id")
		.selectAll("custom_games")
		.select("custom_game_items.items")
		.where("custom_games.creator_id", "=", creatorId)
		.where(isAfter(after && [after.created_at, after.id], "custom_games.created_at", "custom_games.id"))
		.orderBy("custom_games.created_at")
		.orderBy("custom_games.id")
		.limit(limit)
		.execute();
}
