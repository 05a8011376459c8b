import type { Tx } from "@hilo/db/open-database";
import type { Queries, Tables } from "@hilo/db/tables";
import { PRESENCE_TIMEOUT_MS, type Status } from "@hilo/rules/presence/presence";
import type { Selectable } from "kysely";
import { IS_VISIBLE } from "../users/visible-users.ts";

type PresenceRow = Selectable<Tables["presences"]>;

/** @returns who was present, with this status if one is given. Only their rows are written. */
export async function renewPresences(
	tx: Tx,
	userIds: readonly string[],
	now: number,
	status?: Status,
): Promise<string[]> {
	if (userIds.length === 0) return [];
	const rows = await tx
		.updateTable("presences")
		.set({ last_seen_at: now })
		.where("user_id", "in", userIds)
		.where("status", status ? "=" : "!=", status ?? "offline")
		.where("last_seen_at", ">", now - PRESENCE_TIMEOUT_MS)
		.where("last_seen_at", "<", now + PRESENCE_TIMEOUT_MS)
		.returning("user_id")
		.execute();
	return rows.map(({ user_id }) => user_id);
}

/** @returns who is now online. A player who has just posted another status keeps it. */
export async function startPresences(tx: Tx, userIds: readonly string[], now: number): Promise<string[]> {
	if (userIds.length === 0) return [];
	const online = { status: "online", last_seen_at: now } as const;
	const rows = await tx
		.insertInto("presences")
		.values(userIds.map((user_id) => ({ user_id, ...online })))
		.onConflict((conflict) =>
			conflict
				.column("user_id")
				.doUpdateSet(online)
				.where((eb) =>
					eb.or([
						eb("presences.status", "=", "offline"),
						eb("presences.last_seen_at", "<=", now - PRESENCE_TIMEOUT_MS),
						eb("presences.last_seen_at", ">=", now + PRESENCE_TIMEOUT_MS),
					]),
				),
		)
		.returning("user_id")
		.execute();
	return rows.map(({ user_id }) => user_id);
}

export async function putPresence(tx: Tx, row: PresenceRow): Promise<void> {
	const { status, last_seen_at } = row;
	await tx
		.insertInto("presences")
		.values(row)
		.onConflict((conflict) => conflict.column("user_id").doUpdateSet({ status, last_seen_at }))
		.execute();
}

/** @returns whose status was last posted in this time, without those who posted "offline". */
export async function findExpired(
	db: Queries,
	{ after, until }: { readonly after: number; readonly until: number },
): Promise<string[]> {
	const rows = await db
		.selectFrom("presences")
		.select("user_id")
		.where("status", "!=", "offline")
		.where("last_seen_at", ">", after)
		.where("last_seen_at", "<=", until)
		.execute();
	return rows.map(({ user_id }) => user_id);
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

/** Whether "offline" is what the player posted last. */
export async function isOffline(db: Queries, userId: string): Promise<boolean> {
	const row = await db
		.selectFrom("presences")
		.select("status")
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return row?.status === "offline";
}
