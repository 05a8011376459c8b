import { columnsOf } from "@hilo/db/columns";
import type { Queries } from "@hilo/db/queries";

/** Oldest first, including deleted games that are still stored. */
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

export function findForExport(db: Queries, id: string) {
	return db
		.selectFrom("custom_games")
		.innerJoin("custom_game_items", "custom_game_items.game_id", "custom_games.id")
		.select([...columnsOf("custom_games"), "custom_game_items.items"])
		.where("custom_games.id", "=", id)
		.executeTakeFirst();
}
