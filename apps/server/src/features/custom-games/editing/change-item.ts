import type { Tx } from "@hilo/db/open-database";
import { MIN_ITEMS } from "@hilo/rules/custom-games/caps";
import type { Item } from "@hilo/rules/custom-games/item";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx } from "../../../platform/context.ts";
import { lockUsers } from "../../users/lock-users.ts";
import { findStoredGame, findWithItems, lockGame, updateGame } from "./editing.repo.ts";
import { contentColumns, saveContent } from "./save-content.ts";

/** Locks a game with its creator, as an edit does. @throws AppError 404 for a game that is gone. */
export async function lockGameWithItems(tx: Tx, gameId: string) {
	const creatorId = (await findStoredGame(tx, gameId))?.creator_id;
	if (creatorId) await lockUsers(tx, [creatorId]);
	await lockGame(tx, gameId);
	const game = await findWithItems(tx, gameId);
	if (!game) throw new AppError("custom-games/not-found");
	const items: Item[] = JSON.parse(game.items);
	return { ...game, items };
}

export type LockedWithItems = Awaited<ReturnType<typeof lockGameWithItems>>;

/** Saves a new version of a locked game. @throws AppError 409 where it would have too few items. */
export async function changeItem(
	{ clock }: Pick<Ctx, "clock">,
	tx: Tx,
	game: LockedWithItems,
	/** Null takes the item out. */
	changed: { readonly itemId: string; readonly item: Item | null },
): Promise<void> {
	const items = game.items.flatMap((item) => (item.id === changed.itemId ? (changed.item ?? []) : [item]));
	if (items.length < MIN_ITEMS && items.length < game.items.length)
		throw new AppError("corrections/too-few-items");
	const now = Math.max(clock.now(), game.updated_at + 1);
	await updateGame(tx, game, { ...contentColumns(game, items), updated_at: now });
	await saveContent(tx, { gameId: game.id, creatorId: game.creator_id, now, items });
}
