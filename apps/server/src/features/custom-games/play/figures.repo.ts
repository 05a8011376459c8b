import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";

export interface ItemFigures {
	readonly itemId: string;
	readonly guessed: number;
	readonly guessedRight: number;
}

/** Each item comes once. Rows are written in the order of ids, so that two runs that end together can't deadlock. */
export async function addItemFigures(tx: Tx, gameId: string, figures: readonly ItemFigures[]): Promise<void> {
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

export async function findItemFigures(db: Queries, gameId: string): Promise<ItemFigures[]> {
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
