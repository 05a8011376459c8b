import type { Tx } from "@hilo/db/open-database";
import type { Measure } from "@hilo/rules/analytics/measures";
import type { GameKey } from "@hilo/rules/play/games";
import type { Day } from "@hilo/rules/progression/site-day";

/** How often a game was played on a day of the site's time zone. */
export interface Plays {
	readonly day: Day;
	readonly game_key: GameKey;
	readonly plays: number;
}

/** How often something was counted on a day of the site's time zone. */
export interface DailyCount {
	readonly day: Day;
	readonly measure: Measure;
	/** What of it; "" where there is only one. */
	readonly name: string;
	readonly count: number;
}

/** Adds plays to the stored counts, always in the same order, so that two processes can't deadlock. */
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

/** Adds to the stored figures, in the same order as everybody. Each may stand in `counted` once. */
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
