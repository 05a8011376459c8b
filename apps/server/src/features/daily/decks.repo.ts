import type { Queries } from "@hilo/db/queries";
import type { DailyDeckRow } from "@hilo/db/tables";
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
export async function keepDeck(db: Queries, deck: DailyDeckRow): Promise<void> {
	await db
		.insertInto("daily_decks")
		.values(deck)
		.onConflict((conflict) => conflict.column("day").doNothing())
		.execute();
}
