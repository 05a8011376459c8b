import type { Tx } from "@hilo/db/open-database";
import { sql } from "kysely";

/** Both databases take this from the row's header, without reading the text. */
const BYTES = sql<number>`octet_length(custom_game_items.items)`;

/** Includes games that an administrator removed, but not those that the creator deleted. */
export async function gamesStored(tx: Tx, creatorId: string): Promise<{ games: number; bytes: number }> {
	const stored = await tx
		.selectFrom("custom_games")
		.innerJoin("custom_game_items", "custom_game_items.game_id", "custom_games.id")
		.select((eb) => [eb.fn.countAll().as("games"), sql<number | null>`sum(${BYTES})`.as("bytes")])
		.where("creator_id", "=", creatorId)
		.where((eb) => eb.or([eb("removed_by", "is", null), eb("removed_by", "=", "administrator")]))
		.executeTakeFirst();
	return { games: Number(stored?.games ?? 0), bytes: Number(stored?.bytes ?? 0) };
}

export async function itemBytes(tx: Tx, gameId: string): Promise<number> {
	const stored = await tx
		.selectFrom("custom_game_items")
		.select(BYTES.as("bytes"))
		.where("game_id", "=", gameId)
		.executeTakeFirst();
	return stored?.bytes ?? 0;
}
