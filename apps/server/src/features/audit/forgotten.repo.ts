import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { AuditSubject } from "@hilo/rules/admin/audit";
import { type RawBuilder, sql } from "kysely";

const OWN_THINGS: readonly (readonly [AuditSubject, (userId: string) => RawBuilder<string>])[] = [
	["user", (id) => sql`(${id})`],
	["ticket", (id) => sql`(select id from tickets where user_id = ${id})`],
	["game", (id) => sql`(select id from custom_games where creator_id = ${id})`],
	["report", (id) => sql`(select id from reports where accused_id = ${id})`],
	["message", (id) => sql`(select subject_id from reports where kind = 'message' and accused_id = ${id})`],
];

/** Fills in the owner of entries that older releases wrote without one. */
export async function noteOwner(tx: Tx, userId: string): Promise<void> {
	for (const [kind, thingsOf] of OWN_THINGS)
		await tx
			.updateTable("audit_log")
			.set({ owner_id: userId })
			.where("subject_kind", "=", kind)
			.where("subject_id", "in", thingsOf(userId))
			.where("owner_id", "is", null)
			.execute();
}

export async function findNamesOfActor(tx: Tx, userId: string): Promise<string[]> {
	const rows = await tx
		.selectFrom("audit_log")
		.select("actor_name")
		.distinct()
		.where("actor_id", "=", userId)
		.execute();
	return rows.map(({ actor_name }) => actor_name);
}

export async function hasEntries(tx: Tx, userId: string): Promise<boolean> {
	for (const column of ["owner_id", "actor_id"] as const) {
		const entry = await tx.selectFrom("audit_log").select("id").where(column, "=", userId).limit(1).execute();
		if (entry.length > 0) return true;
	}
	return false;
}

export async function insertDeleted(tx: Tx, userId: string, deletedAt: number): Promise<void> {
	await tx
		.insertInto("deleted_accounts")
		.values({ user_id: userId, deleted_at: deletedAt })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/** Deleted accounts whose names are still in the log. @param by epoch milliseconds. */
export async function findDeleted(db: Queries, by: number, limit: number): Promise<string[]> {
	const rows = await db
		.selectFrom("deleted_accounts")
		.select("user_id")
		.where("deleted_at", "<=", by)
		.limit(limit)
		.execute();
	return rows.map(({ user_id }) => user_id);
}

export async function clearNames(tx: Tx, userId: string): Promise<void> {
	await tx
		.updateTable("audit_log")
		.set({ subject_name: "", before: null, after: null })
		.where("owner_id", "=", userId)
		.execute();
	await tx.updateTable("audit_log").set({ actor_name: "" }).where("actor_id", "=", userId).execute();
	await tx.deleteFrom("deleted_accounts").where("user_id", "=", userId).execute();
}
