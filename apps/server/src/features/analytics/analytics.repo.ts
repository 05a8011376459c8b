import { hasRow } from "@hilo/db/count-rows";
import { lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { Queries, UserActivityRow } from "@hilo/db/tables";
import type { Measure } from "@hilo/rules/analytics/measures";
import type { GameId } from "@hilo/rules/play/games";
import type { Day } from "@hilo/rules/progression/site-day";
import { sql } from "kysely";

/** Days are in the site's time zone. */
export interface DailyCount {
	readonly day: Day;
	readonly measure: Measure;
	/** For example the page or the browser; "" where the measure has one count. */
	readonly name: string;
	readonly count: number;
}

/** Sorted, so that two processes lock rows in the same order and can't deadlock. `counted` must not hold a row twice. */
export async function addCounts(tx: Tx, counted: readonly DailyCount[]): Promise<void> {
	if (counted.length === 0) return;
	const keyOf = ({ day, measure, name }: DailyCount) => `${day} ${measure} ${name}`;
	const inOrder = counted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
	await tx
		.insertInto("daily_counts")
		.values(inOrder)
		.onConflict((conflict) =>
			conflict
				.columns(["day", "measure", "name"])
				.doUpdateSet((eb) => ({ count: eb("daily_counts.count", "+", eb.ref("excluded.count")) })),
		)
		.execute();
}

export async function insertActivityIfMissing(tx: Tx, ids: readonly string[]): Promise<void> {
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
		.selectAll()
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
export async function findRegistrationTimes(db: Queries, ids: readonly string[]): Promise<number[]> {
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

export function hasOpenRun(db: Queries, userId: string, game: GameId): Promise<boolean> {
	const runs = db.selectFrom("runs").where("user_id", "=", userId).where("game", "=", game);
	return hasRow(runs.where("status", "=", "playing"));
}
