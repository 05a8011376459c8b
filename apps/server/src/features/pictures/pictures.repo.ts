import { lockAgainstDeletion, lockUnlockedRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { PictureOwnerRow, PictureRow, Queries } from "@hilo/db/tables";
import { type SqlBool, sql } from "kysely";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";
import type { SiteSetting } from "../../platform/site-settings.ts";

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
		.select(({ fn }) => fn.sum<number | null>("pictures.size").as("bytes"))
		.where("picture_owners.user_id", "=", userId)
		.executeTakeFirst();
	return row?.bytes ?? 0;
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

/** The owner neither shows it in a game nor sent it in a ticket. */
const IS_UNLINKED = sql<SqlBool>`(not exists (
		select 1 from game_pictures join custom_games on custom_games.id = game_pictures.game_id
		where game_pictures.hash = picture_owners.hash and custom_games.creator_id = picture_owners.user_id
	) and not exists (
		select 1 from ticket_pictures join ticket_messages using (ticket_id, position)
		where ticket_pictures.hash = picture_owners.hash and ticket_messages.sender_id = picture_owners.user_id
	))`;

/** @returns how many. */
export async function deletePictureOwners(tx: Tx, addedBefore: number, limit: number): Promise<number> {
	const locked = await tx
		.selectFrom("picture_owners")
		.select(["user_id", "hash"])
		.where("added_at", "<", addedBefore)
		.where(IS_UNLINKED)
		.limit(limit)
		.$call(lockUnlockedRows(tx))
		.execute();
	if (locked.length === 0) return 0;
	const owners = locked.map(({ user_id, hash }) => sql`(${user_id}, ${hash})`);
	// Checked again, now that no other transaction can link the locked ones.
	const { numDeletedRows } = await tx
		.deleteFrom("picture_owners")
		.where(sql<SqlBool>`(user_id, hash) in (${sql.join(owners)})`)
		.where(IS_UNLINKED)
		.executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}

const SITE_MARK: SiteSetting = "mark";

/** It has no owner, is not the site's mark, and no game and no ticket shows it. */
const IS_UNUSED = sql<SqlBool>`(not exists (select 1 from picture_owners where picture_owners.hash = pictures.hash)
	and not exists (select 1 from game_pictures where game_pictures.hash = pictures.hash)
	and not exists (select 1 from ticket_pictures where ticket_pictures.hash = pictures.hash)
	and not exists (select 1 from settings where key = ${SITE_MARK} and value = pictures.hash))`;

/** @returns how many. */
export async function deleteUnusedPictures(tx: Tx, limit: number): Promise<number> {
	const locked = await tx
		.selectFrom("pictures")
		.select("hash")
		.where(IS_UNUSED)
		.limit(limit)
		.$call(lockUnlockedRows(tx))
		.execute();
	if (locked.length === 0) return 0;
	const hashes = locked.map(({ hash }) => hash);
	// Checked again, now that no other transaction can use the locked ones.
	const { numDeletedRows } = await tx
		.deleteFrom("pictures")
		.where("hash", "in", hashes)
		.where(IS_UNUSED)
		.executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}
