import type { Tx } from "@hilo/db/open-database";
import { MAX_PICTURES_BYTES } from "@hilo/rules/custom-games/caps";
import { type Item, pictureHash } from "@hilo/rules/custom-games/item";
import { AppError, ERRORS } from "@hilo/rules/errors/errors";
import { lockUsers } from "../users/lock-users.ts";
import {
	bytesOwned,
	findOwned,
	findPicturesOfGame,
	linkPictures,
	lockPictures,
	putOwner,
	unlinkPictures,
} from "./pictures.repo.ts";

interface SavedGame {
	readonly gameId: string;
	/** The user whose room the pictures take; null for the site's own games. */
	readonly userId: string | null;
	readonly items: readonly Pick<Item, "name" | "imageUrl">[];
	readonly now: number;
}

/**
 * Records which pictures a game shows. The game's row must exist. Pictures of others become the user's as well.
 * @throws AppError 400 for a picture that is gone; 409 where the others' pictures exceed the user's room.
 */
export async function syncGamePictures(tx: Tx, { gameId, userId, items, now }: SavedGame): Promise<void> {
	const shown = hashesOf(items);
	const before = await findPicturesOfGame(tx, gameId);
	if (shown.length === 0 && before.length === 0) return;
	const sizes = await lockPictures(tx, shown);
	const missing = items.find(({ imageUrl }) => {
		const hash = pictureHash(imageUrl);
		return hash !== null && !sizes.has(hash);
	});
	if (missing) throw pictureGoneError(missing.name);
	const dropped = before.filter((hash) => !shown.includes(hash));
	await unlinkPictures(tx, gameId, dropped);
	await linkPictures(tx, gameId, shown);
	if (userId === null) return;
	await addOwner(tx, userId, sizes, now);
	// Dropped pictures are kept for a week from now, in case the change is undone.
	const owned = await findOwned(tx, userId, dropped);
	await putOwner(tx, { userId, hashes: [...owned], now });
}

function hashesOf(items: SavedGame["items"]): string[] {
	return [...new Set(items.flatMap(({ imageUrl }) => pictureHash(imageUrl) ?? []))];
}

function pictureGoneError(name: string): AppError {
	const { message } = ERRORS["custom-games/item-image-gone"];
	return new AppError("custom-games/item-image-gone", { message: `${message} (${name.trim()})` });
}

/** Makes the user an owner of the pictures that only others owned. */
async function addOwner(
	tx: Tx,
	userId: string,
	sizes: ReadonlyMap<string, number>,
	now: number,
): Promise<void> {
	const owned = await findOwned(tx, userId, [...sizes.keys()]);
	const unowned = [...sizes].filter(([hash]) => !owned.has(hash));
	if (unowned.length === 0) return;
	await lockUsers(tx, [userId]);
	const added = unowned.reduce((sum, [, size]) => sum + size, 0);
	if ((await bytesOwned(tx, userId)) + added > MAX_PICTURES_BYTES)
		throw new AppError("custom-games/pictures-full");
	await putOwner(tx, { userId, hashes: unowned.map(([hash]) => hash), now });
}
