import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { Tables } from "@hilo/db/tables";
import type { Insertable, Selectable } from "kysely";
import { inParts } from "../../platform/in-parts.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";

export type PresenceRow = Selectable<Tables["presences"]>;
export type LastOnlineRow = Insertable<Tables["last_online"]>;

export async function findUserIds(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
	const found = new Set<string>();
	for (const part of inParts(ids)) {
		const rows = await tx.selectFrom("users").select("id").where("id", "in", part).execute();
		for (const { id } of rows) found.add(id);
	}
	return found;
}

export async function putPresences(tx: Tx, rows: readonly PresenceRow[]): Promise<void> {
	for (const part of inParts(rows)) {
		await tx
			.insertInto("presences")
			.values(part)
			.onConflict((conflict) =>
				conflict.columns(["user_id", "process_id"]).doUpdateSet((eb) => ({
					status: eb.ref("excluded.status"),
					is_connected: eb.ref("excluded.is_connected"),
					online_until: eb.ref("excluded.online_until"),
				})),
			)
			.execute();
	}
}

export async function deletePresences(tx: Tx, processId: string, ids: readonly string[]): Promise<void> {
	for (const part of inParts(ids)) {
		await tx
			.deleteFrom("presences")
			.where("process_id", "=", processId)
			.where("user_id", "in", part)
			.execute();
	}
}

/** Never moves a time back. Sorted by id, so that processes can't deadlock. */
export async function putLastOnline(tx: Tx, rows: readonly LastOnlineRow[]): Promise<void> {
	const inOrder = [...rows].sort((a, b) => (a.user_id < b.user_id ? -1 : 1));
	for (const part of inParts(inOrder)) {
		await tx
			.insertInto("last_online")
			.values(part)
			.onConflict((conflict) =>
				conflict
					.column("user_id")
					.doUpdateSet((eb) => ({ at: eb.ref("excluded.at") }))
					.whereRef("last_online.at", "<", "excluded.at"),
			)
			.execute();
	}
}

export function findInOtherProcesses(
	db: Queries,
	{ ids, processId, now }: { ids: readonly string[]; processId: string; now: number },
): Promise<PresenceRow[]> {
	return db
		.selectFrom("presences")
		.innerJoin("server_processes", "server_processes.id", "presences.process_id")
		.selectAll("presences")
		.where("presences.user_id", "in", ids)
		.where("presences.process_id", "!=", processId)
		.where("server_processes.alive_until", ">", now)
		.where((eb) => eb.or([eb("presences.is_connected", "=", 1), eb("presences.online_until", ">", now)]))
		.execute();
}

export function findUsersWithPresence(db: Queries, viewerId: string, ids: readonly string[]) {
	return db
		.selectFrom("users")
		.leftJoin("friendships", (join) =>
			join.on("friendships.user_id", "=", viewerId).onRef("friendships.friend_id", "=", "users.id"),
		)
		.leftJoin("last_online", "last_online.user_id", "users.id")
		.select(["users.id", "friendships.user_id as friend_of", "last_online.at"])
		.where("users.id", "in", ids)
		.where(IS_VISIBLE)
		.execute();
}

export async function findLastOnline(db: Queries, userId: string): Promise<number | null> {
	const row = await db
		.selectFrom("last_online")
		.select("at")
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return row?.at ?? null;
}

/** @returns false if the process was new, or taken for dead. */
export async function renewProcessLease(db: Queries, id: string, until: number): Promise<boolean> {
	const { numUpdatedRows } = await db
		.updateTable("server_processes")
		.set({ alive_until: until })
		.where("id", "=", id)
		.executeTakeFirst();
	if (numUpdatedRows > 0n) return true;
	await db.insertInto("server_processes").values({ id, alive_until: until }).execute();
	return false;
}

export async function findDeadProcesses(db: Queries, now: number): Promise<string[]> {
	const rows = await db.selectFrom("server_processes").select("id").where("alive_until", "<=", now).execute();
	return rows.map(({ id }) => id);
}

/** @param before spares a process alive at this time. @returns null if nothing was deleted. */
export async function deleteProcess(
	tx: Tx,
	id: string,
	before: number,
): Promise<{ userIds: string[]; aliveUntil: number } | null> {
	const process = await tx
		.deleteFrom("server_processes")
		.where("id", "=", id)
		.where("alive_until", "<=", before)
		.returning("alive_until")
		.executeTakeFirst();
	if (!process) return null;
	const rows = await tx.deleteFrom("presences").where("process_id", "=", id).returning("user_id").execute();
	return { userIds: rows.map(({ user_id }) => user_id), aliveUntil: process.alive_until };
}
