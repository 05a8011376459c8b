import type { Tx } from "@hilo/db/open-database";
import type { PictureRow } from "@hilo/db/tables";
import { MAX_PICTURES_BYTES } from "@hilo/rules/custom-games/caps";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { inPages } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { bytesOwned, findOwned, findPicture, lockPictures, ownedAfter } from "./pictures.repo.ts";

/** Anyone who knows the address may load it. Undefined once it is deleted, or removed with all games that show it. */
export function storedPicture(
	{ db }: Pick<Ctx, "db">,
	hash: string,
): Promise<Pick<PictureRow, "type" | "bytes"> | undefined> {
	return findPicture(db.kysely, hash);
}

export async function pictureQuota(ctx: PlayerCtx): Promise<{ usedBytes: number; limitBytes: number }> {
	const { id } = ctx.actor;
	return { usedBytes: await bytesOwned(ctx.db.kysely, id), limitBytes: MAX_PICTURES_BYTES };
}

/** Only for the user's own export. */
export function exportPictures({ db }: Pick<Ctx, "db">, userId: string) {
	return inPages(db.kysely, userId, ownedAfter, ({ hash, size, added_at }) => ({
		imageUrl: `/pictures/${hash}.webp`,
		bytes: size,
		addedAt: isoTime(added_at),
	}));
}

/** Returns the hashes that the user owns. They stay stored until the transaction ends. */
export async function lockOwnPictures(
	tx: Tx,
	userId: string,
	hashes: readonly string[],
): Promise<ReadonlySet<string>> {
	const stored = await lockPictures(tx, hashes);
	return findOwned(tx, userId, [...stored.keys()]);
}
