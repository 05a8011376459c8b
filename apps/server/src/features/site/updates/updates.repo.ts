import type { Tx } from "@hilo/db/open-database";
import type { Queries, Tables } from "@hilo/db/tables";
import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from "kysely";

export type UpdateRow = Selectable<Tables["recent_updates"]>;

interface Paging {
	readonly limit: number;
	readonly offset: number;
}

/** Published, and of a date that has come. */
function isShown(now: number) {
	return (eb: ExpressionBuilder<Tables, "recent_updates">): Expression<SqlBool> =>
		eb.and([eb("is_published", "=", sql.lit<1>(1)), eb("published_at", "<=", now)]);
}

export function findShown(db: Queries, now: number, { limit, offset }: Paging): Promise<UpdateRow[]> {
	return db
		.selectFrom("recent_updates")
		.selectAll()
		.where(isShown(now))
		.orderBy("published_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.offset(offset)
		.execute();
}

export async function countShown(db: Queries, now: number): Promise<number> {
	const { count } = await db
		.selectFrom("recent_updates")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.where(isShown(now))
		.executeTakeFirstOrThrow();
	return Number(count);
}

export function findAll(db: Queries, { limit, offset }: Paging): Promise<UpdateRow[]> {
	return db
		.selectFrom("recent_updates")
		.selectAll()
		.orderBy("published_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.offset(offset)
		.execute();
}

export async function countAll(db: Queries): Promise<number> {
	const { count } = await db
		.selectFrom("recent_updates")
		.select(({ fn }) => fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
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
