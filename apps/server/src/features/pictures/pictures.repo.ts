import { lockAgainstDeletion } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { PictureOwnerRow, PictureRow, Queries } from "@hilo/db/tables";
import { type SqlBool, sql } from "kysely";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";

/** An administrator removed a game that shows it, no other game shows it, and no ticket does. */
const IS_REMOVED = sql<SqlBool>`(exists (
		select 1 from game_pictures join custom_games on custom_games.id = game_pictures.game_id
		where game_pictures.hash = pictures.hash and custom_games.removed_by = 'administrator'
	) and not exists (
		select 1 from game_pictures join custom_games on custom_games.id = game_pictures.game_id
		where game_pictures.hash = pictures.hash and custom_games.removed_at is null
	) and not exists (select 1 from ticket_pictures where ticket_pictures.hash = pictures.hash))`;

export function findPicture(
	db: Queries,
	hash: string,
): Promise<Pick<PictureRow, "type" | "bytes"> | undefined> {
	return db
		.selectFrom("pictures")
		.select(["type", "bytes"])
		.where("hash", "=", hash)
		.where(({ not }) => not(IS_REMOVED))
		.executeTakeFirst();
}

/** On conflict, the update locks the picture, which a chore may be about to delete. */
export async function putPicture(tx: Tx, picture: PictureRow): Promise<void> {
	await tx
		.insertInto("pictures")
		.values(picture)
		.onConflict((conflict) => conflict.column("hash").doUpdateSet({ size: picture.size }))
		.execute();
}

/** Sizes by hash, of those that exist. Nothing deletes these pictures until the transaction ends. */
export async function lockPictures(tx: Tx, hashes: readonly string[]): Promise<Map<string, number>> {
	if (hashes.length === 0) return new Map();
	const rows = await tx
		.selectFrom("pictures")
		.select(["hash", "size"])
		.where("hash", "in", hashes)
		.orderBy("hash")
		.$call(lockAgainstDeletion(tx))
		.execute();
	return new Map(rows.map(({ hash, size }) => [hash, size]));
}

export async function bytesOwned(db: Queries, userId: string): Promise<number> {
	const row = await db
		.selectFrom("picture_owners")
		.innerJoin("pictures", "pictures.hash", "picture_owners.hash")
		.select(({ fn }) => fn.sum("pictures.size").as("bytes"))
		.where("picture_owners.user_id", "=", userId)
		.executeTakeFirst();
	return Number(row?.bytes ?? 0);
}

/** Nothing takes these pictures from the user until the transaction ends. */
export async function findOwned(
	tx: Tx,
	userId: string,
	hashes: readonly string[],
): Promise<ReadonlySet<string>> {
	if (hashes.length === 0) return new Set();
	const rows = await tx
		.selectFrom("picture_owners")
		.select("hash")
		.where("user_id", "=", userId)
		.where("hash", "in", hashes)
		.orderBy("hash")
		.$call(lockAgainstDeletion(tx))
		.execute();
	return new Set(rows.map(({ hash }) => hash));
}

/** Also restarts the time of pictures that the user already owns. */
export async function putOwner(
	tx: Tx,
	{ userId, hashes, now }: { userId: string; hashes: readonly string[]; now: number },
): Promise<void> {
	if (hashes.length === 0) return;
	await tx
		.insertInto("picture_owners")
		.values(hashes.map((hash) => ({ user_id: userId, hash, added_at: now })))
		.onConflict((conflict) =>
			conflict
				.columns(["user_id", "hash"])
				.doUpdateSet(({ ref }) => ({ added_at: ref("excluded.added_at") })),
		)
		.execute();
}

export async function findPicturesOfGame(tx: Tx, gameId: string): Promise<string[]> {
	const rows = await tx.selectFrom("game_pictures").select("hash").where("game_id", "=", gameId).execute();
	return rows.map(({ hash }) => hash);
}

export async function linkPictures(tx: Tx, gameId: string, hashes: readonly string[]): Promise<void> {
	if (hashes.length === 0) return;
	await tx
		.insertInto("game_pictures")
		.values(hashes.map((hash) => ({ game_id: gameId, hash })))
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export async function unlinkPictures(tx: Tx, gameId: string, hashes: readonly string[]): Promise<void> {
	if (hashes.length === 0) return;
	await tx.deleteFrom("game_pictures").where("game_id", "=", gameId).where("hash", "in", hashes).execute();
}

export function ownedAfter(
	db: Queries,
	userId: string,
	{ after, limit }: PageOf<Pick<PictureOwnerRow, "added_at" | "hash">>,
) {
	return db
		.selectFrom("picture_owners")
		.innerJoin("pictures", "pictures.hash", "picture_owners.hash")
		.select(["picture_owners.hash", "picture_owners.added_at", "pictures.size"])
		.where("picture_owners.user_id", "=", userId)
		.where(isAfter(after && [after.added_at, after.hash], "picture_owners.added_at", "picture_owners.hash"))
		.orderBy("picture_owners.added_at")
		.orderBy("picture_owners.hash")
		.limit(limit)
		.execute();
}
