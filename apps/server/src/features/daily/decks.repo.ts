import type { Tx } from "@hilo/db/open-database";
import type { DailyDeckRow, Queries } from "@hilo/db/tables";
import type { Day } from "@hilo/rules/progression/site-day";

export function findDeck(db: Queries, day: Day): Promise<Pick<DailyDeckRow, "day" | "rounds"> | undefined> {
	return db.selectFrom("daily_decks").select(["day", "rounds"]).where("day", "=", day).executeTakeFirst();
}

export function findDecks(
	db: Queries,
	days: readonly Day[],
): Promise<Pick<DailyDeckRow, "day" | "rounds">[]> {
	return db.selectFrom("daily_decks").select(["day", "rounds"]).where("day", "in", days).execute();
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
