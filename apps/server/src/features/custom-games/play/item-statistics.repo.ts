import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";

export interface ItemStatistics {
	readonly itemId: string;
	readonly guessed: number;
	readonly guessedRight: number;
}

/** `figures` has each item once. Written in the order of ids, so that concurrent runs of a game do not deadlock. */
export async function addItemStatistics(
	tx: Tx,
	gameId: string,
	figures: readonly ItemStatistics[],
): Promise<void> {
	if (figures.length === 0) return;
	const sorted = figures.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1));
	await tx
		.insertInto("custom_item_figures")
		.values(
			sorted.map(({ itemId, guessed, guessedRight }) => ({
				game_id: gameId,
				item_id: itemId,
				guessed,
				guessed_right: guessedRight,
			})),
		)
		.onConflict((conflict) =>
			conflict.columns(["game_id", "item_id"]).doUpdateSet((eb) => ({
				guessed: eb("custom_item_figures.guessed", "+", eb.ref("excluded.guessed")),
				guessed_right: eb("custom_item_figures.guessed_right", "+", eb.ref("excluded.guessed_right")),
			})),
		)
		.execute();
}

export async function findItemStatistics(db: Queries, gameId: string): Promise<ItemStatistics[]> {
	const rows = await db
		.selectFrom("custom_item_figures")
		.select(["item_id", "guessed", "guessed_right"])
		.where("game_id", "=", gameId)
		.execute();
	return rows.map((row) => ({
		itemId: row.item_id,
		guessed: row.guessed,
		guessedRight: row.guessed_right,
	}));
}
