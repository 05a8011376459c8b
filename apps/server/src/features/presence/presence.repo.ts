import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { Tables } from "@hilo/db/tables";
import { PRESENCE_TIMEOUT_MS } from "@hilo/rules/presence/presence";
import type { Selectable } from "kysely";
import { inParts } from "../../platform/in-parts.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";

export type PresenceRow = Selectable<Tables["presences"]>;

/** @returns false if the player was not present with this status, so that nothing is written. */
export async function renewPresence(
	tx: Tx,
	{ user_id, status, last_seen_at: now }: PresenceRow,
): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("presences")
		.set({ last_seen_at: now })
		.where("user_id", "=", user_id)
		.where("status", "=", status)
		.where("last_seen_at", ">", now - PRESENCE_TIMEOUT_MS)
		.where("last_seen_at", "<", now + PRESENCE_TIMEOUT_MS)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** @returns how many of the players were present, whatever their status. */
export async function keepPresences(tx: Tx, userIds: readonly string[], now: number): Promise<number> {
	let kept = 0;
	for (const part of inParts(userIds)) {
		const { numUpdatedRows } = await tx
			.updateTable("presences")
			.set({ last_seen_at: now })
			.where("user_id", "in", part)
			.where("status", "!=", "offline")
			.where("last_seen_at", ">", now - PRESENCE_TIMEOUT_MS)
			.where("last_seen_at", "<", now + PRESENCE_TIMEOUT_MS)
			.executeTakeFirst();
		kept += Number(numUpdatedRows);
	}
	return kept;
}

export async function putPresence(tx: Tx, row: PresenceRow): Promise<void> {
	const { status, last_seen_at } = row;
	await tx
		.insertInto("presences")
		.values(row)
		.onConflict((conflict) => conflict.column("user_id").doUpdateSet({ status, last_seen_at }))
		.execute();
}

export function findUsersWithPresence(db: Queries, viewerId: string, ids: readonly string[]) {
	return db
		.selectFrom("users")
		.leftJoin("friendships", (join) =>
			join.on("friendships.user_id", "=", viewerId).onRef("friendships.friend_id", "=", "users.id"),
		)
		.leftJoin("presences", "presences.user_id", "users.id")
		.select(["users.id", "friendships.user_id as friend_of", "presences.status", "presences.last_seen_at"])
		.where("users.id", "in", ids)
		.where(IS_VISIBLE)
		.execute();
}

export async function findLastSeen(db: Queries, userId: string): Promise<number | null> {
	const row = await db
		.selectFrom("presences")
		.select("last_seen_at")
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return row?.last_seen_at ?? null;
}
