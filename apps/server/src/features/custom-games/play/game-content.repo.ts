import type { CustomGameRow, Queries } from "@hilo/db/tables";
import type { Item } from "@hilo/rules/custom-games/item";

export interface GameContent
	extends Pick<
		CustomGameRow,
		"id" | "version" | "name" | "value_label" | "timer_seconds" | "updated_at" | "removed_at"
	> {
	readonly items: readonly Item[];
}

/** Read in one query, so that the items belong to the version. */
export async function findContent(db: Queries, gameId: string): Promise<GameContent | undefined> {
	const row = await db
		.selectFrom("custom_games")
		.innerJoin("custom_game_items", "custom_game_items.game_id", "custom_games.id")
		.select([
			"custom_games.id",
			"custom_games.version",
			"custom_games.name",
			"custom_games.value_label",
			"custom_games.timer_seconds",
			"custom_games.updated_at",
			"custom_games.removed_at",
			"custom_game_items.items",
		])
		.where("custom_games.id", "=", gameId)
		.executeTakeFirst();
	return row && { ...row, items: JSON.parse(row.items) };
}
