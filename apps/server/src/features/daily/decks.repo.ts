import type { Tx } from "@hilo/db/open-database";
import type { DailyDeckRow, Queries } from "@hilo/db/tables";
import type { Day } from "@hilo/rules/progression/site-day";

export function findDeck(db: Queries, day: Day): Promise<Pick<DailyDeckRow, "day" | "rounds"> | undefined> {
	return db.selectFrom("daily_decks").select(["day", "rounds"]).where("day", "=", day).executeTakeFirst();
}

/** Changes no stored deck: its values are frozen. */
export async function insertDeckIfMissing(db: Queries, deck: DailyDeckRow): Promise<void> {
	await db
		.insertInto("daily_decks")
		.values(deck)
		.onConflict((conflict) => conflict.column("day").doNothing())
		.execute();
}

/** Not a site setting, because those are read each second. */
const SITE_KEY = "dailyKey";

/** @returns the stored key, which may be an earlier one. */
export async function findOrInsertSiteKey(tx: Tx, key: string): Promise<string> {
	await tx
		.insertInto("settings")
		.values({ key: SITE_KEY, value: key })
		.onConflict((conflict) => conflict.column("key").doNothing())
		.execute();
	const row = await tx
		.selectFrom("settings")
		.select("value")
		.where("key", "=", SITE_KEY)
		.executeTakeFirstOrThrow();
	return row.value;
}

export interface ExcusedDay {
	readonly day: Day;
	readonly reason: string;
}

export function findExcused(db: Queries, { from }: { from: Day }): Promise<ExcusedDay[]> {
	return db
		.selectFrom("daily_excused")
		.select(["day", "reason"])
		.where("day", ">=", from)
		.orderBy("day")
		.execute();
}

export async function findReason(tx: Tx, day: Day): Promise<string | undefined> {
	const row = await tx.selectFrom("daily_excused").select("reason").where("day", "=", day).executeTakeFirst();
	return row?.reason;
}

export async function putExcused(tx: Tx, { day, reason }: ExcusedDay, at: number): Promise<void> {
	await tx
		.insertInto("daily_excused")
		.values({ day, reason, created_at: at })
		.onConflict((conflict) => conflict.column("day").doUpdateSet({ reason }))
		.execute();
}

export async function deleteExcused(tx: Tx, day: Day): Promise<void> {
	await tx.deleteFrom("daily_excused").where("day", "=", day).execute();
}
