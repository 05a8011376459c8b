import { columnsOf } from "@hilo/db/columns";
import { lockRows } from "@hilo/db/lock-rows";
import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { UserActivityRow } from "@hilo/db/tables";
import { sql } from "kysely";

export async function addUsers(tx: Tx, ids: readonly string[]): Promise<void> {
	await tx
		.insertInto("user_activity")
		.columns(["user_id", "last_at", "last_day"])
		.expression((eb) =>
			eb
				.selectFrom("users")
				.select(["id", sql<number>`0`.as("last_at"), sql<string>`''`.as("last_day")])
				.where("id", "in", ids)
				.orderBy("id"),
		)
		.onConflict((conflict) => conflict.column("user_id").doNothing())
		.execute();
}

/** Locks in the order of the ids, so that two transactions can't deadlock. */
export function lockActivity(tx: Tx, ids: readonly string[]): Promise<UserActivityRow[]> {
	return tx
		.selectFrom("user_activity")
		.select(columnsOf("user_activity"))
		.where("user_id", "in", ids)
		.orderBy("user_id")
		.$call(lockRows(tx))
		.execute();
}

/** The caller must have locked these rows. */
export async function putActivity(tx: Tx, rows: readonly UserActivityRow[]): Promise<void> {
	if (rows.length === 0) return;
	await tx
		.insertInto("user_activity")
		.values(rows)
		.onConflict((conflict) =>
			conflict.column("user_id").doUpdateSet((eb) => ({
				last_at: eb.ref("excluded.last_at"),
				last_day: eb.ref("excluded.last_day"),
			})),
		)
		.execute();
}

/** Epoch milliseconds, in no order. */
export async function findDaysOfOpening(db: Queries, ids: readonly string[]): Promise<number[]> {
	if (ids.length === 0) return [];
	const rows = await db.selectFrom("users").select("created_at").where("id", "in", ids).execute();
	return rows.map((row) => row.created_at);
}

export async function findLastActive(db: Queries, userId: string): Promise<number | null> {
	const row = await db
		.selectFrom("user_activity")
		.select("last_at")
		.where("user_id", "=", userId)
		.executeTakeFirst();
	return row?.last_at ?? null;
}
