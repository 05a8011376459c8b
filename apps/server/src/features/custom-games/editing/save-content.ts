import type { Tx } from "@hilo/db/open-database";
import type { CreateGameInput } from "@hilo/rules/custom-games/custom-games.schema";
import type { Item } from "@hilo/rules/custom-games/item";
import { summarizeItems } from "@hilo/rules/custom-games/stored-items";
import { searchText } from "@hilo/rules/custom-games/words";
import { isoTime } from "../../../platform/iso-time.ts";
import { syncGamePictures } from "../../pictures/sync-game-pictures.ts";
import { putItems, type SavedRow } from "./editing.repo.ts";

export interface SavedGame {
	readonly id: string;
	readonly version: number;
	readonly updatedAt: string;
}

export function presentSaved({ id, version, updated_at }: SavedRow): SavedGame {
	return { id, version, updatedAt: isoTime(updated_at) };
}

export function contentColumns(
	{ name, description }: Pick<CreateGameInput, "name" | "description">,
	items: readonly Item[],
) {
	const { count, min, max, cover } = summarizeItems(items);
	return {
		name,
		description,
		item_count: count,
		min_value: min,
		max_value: max,
		cover: JSON.stringify(cover),
		search_text: searchText({ name, description }),
	};
}

interface Content {
	readonly gameId: string;
	/** Null for the site's own games. */
	readonly creatorId: string | null;
	readonly now: number;
	readonly items: readonly Item[];
}

/** Writes what a game has besides its own row. @throws AppError as `syncGamePictures`. */
export async function saveContent(tx: Tx, game: Content): Promise<void> {
	const { gameId, creatorId, now, items } = game;
	await syncGamePictures(tx, { gameId, userId: creatorId, items, now });
	await putItems(tx, gameId, items);
}
