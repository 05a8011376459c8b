import { countRows } from "@hilo/db/count-rows";
import type { Tx } from "@hilo/db/open-database";
import type { Queries, Tables } from "@hilo/db/tables";
import { type Selectable, sql } from "kysely";

export type UpdateRow = Selectable<Tables["recent_updates"]>;

interface Paging {
	readonly limit: number;
	readonly offset: number;
}

/** @param shownAt epoch ms: only those published by then; null for all, drafts too. */
function updates(db: Queries, shownAt: number | null) {
	const all = db.selectFrom("recent_updates");
	// A literal, else the partial index is not used.
	return shownAt === null
		? all
		: all.where("is_published", "=", sql.lit<1>(1)).where("published_at", "<=", shownAt);
}

/** The newest first. */
export function findUpdates(
	db: Queries,
	shownAt: number | null,
	{ limit, offset }: Paging,
): Promise<UpdateRow[]> {
	return updates(db, shownAt)
		.selectAll()
		.orderBy("published_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.offset(offset)
		.execute();
}

export function countUpdates(db: Queries, shownAt: number | null): Promise<number> {
	return countRows(updates(db, shownAt));
}

export function findUpdate(db: Queries, id: string): Promise<UpdateRow | undefined> {
	return db.selectFrom("recent_updates").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function putUpdate(tx: Tx, { id, ...update }: UpdateRow): Promise<void> {
	await tx
		.insertInto("recent_updates")
		.values({ id, ...update })
		.onConflict((conflict) => conflict.column("id").doUpdateSet(update))
		.execute();
}

export async function deleteRow(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("recent_updates").where("id", "=", id).execute();
}

/** Existing ones stay as they are. */
export async function insertNew(tx: Tx, updates: readonly UpdateRow[]): Promise<void> {
	await tx
		.insertInto("recent_updates")
		.values([...updates])
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
}
