import { columnsOf } from "@hilo/db/columns";
import type { Queries } from "@hilo/db/queries";

/** The ids of all games that somebody has made, oldest first: deleted ones too, as long as they are kept. */
export async function findIdsOf(db: Queries, creatorId: string): Promise<string[]> {
	const rows = await db
		.selectFrom("custom_games")
		.select("id")
		.where("creator_id", "=", creatorId)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map(({ id }) => id);
}

/** A game with its items; undefined where it is gone. */
export function findForExport(db: Queries, id: string) {
	return db
		.selectFrom("custom_games")
		.innerJoin("custom_game_items", "custom_game_items.game_id", "custom_games.id")
		.select([...columnsOf("custom_games"), "custom_game_items.items"])
		.where("custom_games.id", "=", id)
		.executeTakeFirst();
}
