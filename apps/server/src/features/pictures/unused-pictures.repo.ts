import { lockUnlockedRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { PictureOwnerRow } from "@hilo/db/tables";
import type { SiteSetting } from "../../platform/site-settings.ts";

export async function picturesAfter(tx: Tx, after: string, limit: number): Promise<string[]> {
	const rows = await tx
		.selectFrom("pictures")
		.select("hash")
		.where("hash", ">", after)
		.orderBy("hash")
		.limit(limit)
		.execute();
	return rows.map(({ hash }) => hash);
}

const SITE_MARK: SiteSetting = "mark";

/** Deletes pictures without an owner that are not the site's mark, and that no game and no ticket shows.
 * @returns how many. */
export async function deleteUnused(tx: Tx, hashes: readonly string[]): Promise<number> {
	const unused = unusedAmong(tx, hashes).$call(lockUnlockedRows(tx));
	const locked = (await unused.execute()).map(({ hash }) => hash);
	if (locked.length === 0) return 0;
	// Checked again, now that the locked pictures can't get new uses.
	const { numDeletedRows } = await tx
		.deleteFrom("pictures")
		.where("hash", "in", unusedAmong(tx, locked))
		.executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}

function unusedAmong(tx: Tx, hashes: readonly string[]) {
	return tx
		.selectFrom("pictures")
		.select("hash")
		.where("hash", "in", hashes)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("picture_owners")
						.select("picture_owners.hash")
						.whereRef("picture_owners.hash", "=", "pictures.hash"),
				),
			),
		)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("game_pictures")
						.select("game_pictures.hash")
						.whereRef("game_pictures.hash", "=", "pictures.hash"),
				),
			),
		)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("ticket_pictures")
						.select("ticket_pictures.hash")
						.whereRef("ticket_pictures.hash", "=", "pictures.hash"),
				),
			),
		)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("settings")
						.select("settings.key")
						.where("settings.key", "=", SITE_MARK)
						.whereRef("settings.value", "=", "pictures.hash"),
				),
			),
		);
}

type Owner = Pick<PictureOwnerRow, "user_id" | "hash">;

export function ownersAfter(tx: Tx, after: Owner, limit: number): Promise<PictureOwnerRow[]> {
	return tx
		.selectFrom("picture_owners")
		.select(["user_id", "hash", "added_at"])
		.where((eb) => eb(eb.refTuple("user_id", "hash"), ">", eb.tuple(after.user_id, after.hash)))
		.orderBy("user_id")
		.orderBy("hash")
		.limit(limit)
		.execute();
}

/** Deletes owners who neither show the picture in a game nor sent it in a ticket. @returns how many. */
export async function deletePictureOwners(tx: Tx, owners: readonly Owner[]): Promise<number> {
	if (owners.length === 0) return 0;
	const locked = await unlinkedAmong(tx, owners).$call(lockUnlockedRows(tx)).execute();
	if (locked.length === 0) return 0;
	const { numDeletedRows } = await tx
		.deleteFrom("picture_owners")
		.where((eb) =>
			eb(eb.refTuple("user_id", "hash"), "in", unlinkedAmong(tx, locked).$asTuple("user_id", "hash")),
		)
		.executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}

function unlinkedAmong(tx: Tx, owners: readonly Owner[]) {
	return tx
		.selectFrom("picture_owners")
		.select(["picture_owners.user_id", "picture_owners.hash"])
		.where((eb) =>
			eb(
				eb.refTuple("picture_owners.user_id", "picture_owners.hash"),
				"in",
				owners.map(({ user_id, hash }) => eb.tuple(user_id, hash)),
			),
		)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("game_pictures")
						.innerJoin("custom_games", "custom_games.id", "game_pictures.game_id")
						.select("custom_games.id")
						.whereRef("game_pictures.hash", "=", "picture_owners.hash")
						.whereRef("custom_games.creator_id", "=", "picture_owners.user_id"),
				),
			),
		)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("ticket_pictures")
						.innerJoin("ticket_messages", (join) =>
							join
								.onRef("ticket_messages.ticket_id", "=", "ticket_pictures.ticket_id")
								.onRef("ticket_messages.position", "=", "ticket_pictures.position"),
						)
						.select("ticket_messages.position")
						.whereRef("ticket_pictures.hash", "=", "picture_owners.hash")
						.whereRef("ticket_messages.sender_id", "=", "picture_owners.user_id"),
				),
			),
		);
}
