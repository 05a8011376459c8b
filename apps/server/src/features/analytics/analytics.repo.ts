import type { Tx } from "@hilo/db/open-database";
import type { Measure } from "@hilo/rules/analytics/measures";
import type { GameKey } from "@hilo/rules/play/games";
import type { Day } from "@hilo/rules/progression/site-day";

/** Days are in the site's time zone. */
export interface Plays {
	readonly day: Day;
	readonly game_key: GameKey;
	readonly plays: number;
}

export interface DailyCount {
	readonly day: Day;
	readonly measure: Measure;
	/** For example the page or the browser; "" where the measure has one count. */
	readonly name: string;
	readonly count: number;
}

/** Sorted, so that two processes lock rows in the same order and can't deadlock. */
export async function addPlays(tx: Tx, counted: readonly Plays[]): Promise<void> {
	if (counted.length === 0) return;
	const inOrder = sortedBy(counted, ({ day, game_key }) => `${day} ${game_key}`);
	await tx
		.insertInto("play_counts")
		.values(inOrder)
		.onConflict((conflict) =>
			conflict
				.columns(["day", "game_key"])
				.doUpdateSet((eb) => ({ plays: eb("play_counts.plays", "+", eb.ref("excluded.plays")) })),
		)
		.execute();
}

/** Sorted for the same reason. `counted` must not hold a row twice. */
export async function addCounts(tx: Tx, counted: readonly DailyCount[]): Promise<void> {
	if (counted.length === 0) return;
	const inOrder = sortedBy(counted, ({ day, measure, name }) => `${day} ${measure} ${name}`);
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

function sortedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
	return [...rows].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
