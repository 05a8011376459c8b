import type { Tx } from "@hilo/db/open-database";
import { MAX_GAMES, MAX_GAMES_BYTES } from "@hilo/rules/custom-games/caps";
import type { CreateGameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { areYears } from "@hilo/rules/custom-games/format";
import { type Item, isLoopbackPicture } from "@hilo/rules/custom-games/item";
import { summarizeItems } from "@hilo/rules/custom-games/stored-items";
import { searchText } from "@hilo/rules/custom-games/words";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx } from "../../../platform/context.ts";
import { isLocalSite } from "../../../platform/http/forwarded.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { syncGamePictures } from "../../pictures/sync-game-pictures.ts";
import { gamesStored, putItems, type SavedRow } from "./editing.repo.ts";

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
	const { count, min, max, cover, isSourced } = summarizeItems(items);
	return {
		name,
		description,
		item_count: count,
		min_value: min,
		max_value: max,
		cover: JSON.stringify(cover),
		search_text: searchText({ name, description }),
		is_sourced: isSourced ? 1 : 0,
	} as const;
}

/** 1: the numbers have thousands separators. By default all but years do. */
export function separatorColumn(label: string, items: readonly Item[], chosen?: boolean): 0 | 1 {
	const values = items.map(({ value }) => value);
	return (chosen ?? !areYears(label, values)) ? 1 : 0;
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

/** A player's limits. `bytes` are those of all items as JSON. */
export interface GameQuota {
	readonly games: number;
	readonly bytes: number;
}

export const GAME_QUOTA: GameQuota = { games: MAX_GAMES, bytes: MAX_GAMES_BYTES };

interface Added {
	readonly games: number;
	readonly bytes: number;
}

/**
 * Call it after the writes, with the player locked. A save that adds nothing passes. Removed games count, because
 * they can be restored; games that the creator deleted don't: they are purged after an hour. @throws AppError 409.
 */
export async function requireQuota(tx: Tx, creatorId: string, added: Added, quota: GameQuota): Promise<void> {
	const stored = await gamesStored(tx, creatorId);
	if (added.games > 0 && stored.games > quota.games) throw new AppError("custom-games/games-full");
	if (added.bytes > 0 && stored.bytes > quota.bytes) throw new AppError("custom-games/texts-full");
}

/** @throws AppError 400 for a picture on the caller's own machine, unless the site runs there. */
export function requirePublicPictures(
	{ settings }: Pick<Ctx, "settings">,
	items: readonly Pick<Item, "imageUrl">[],
): void {
	if (isLocalSite(settings)) return;
	if (items.some(({ imageUrl }) => isLoopbackPicture(imageUrl)))
		throw new AppError("custom-games/item-image-private");
}
