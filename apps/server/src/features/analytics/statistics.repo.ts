import type { Queries } from "@hilo/db/tables";
import type { Measure } from "@hilo/rules/analytics/measures";
import { type GameKey, isGameKey } from "@hilo/rules/play/games";
import type { Day } from "@hilo/rules/progression/site-day";
import { sql } from "kysely";
import type { DailyCount } from "./analytics.repo.ts";

export interface Days {
	readonly from: Day;
	readonly to: Day;
}

const total = sql<number>`cast(sum(count) as integer)`;

function countsIn(db: Queries, { from, to }: Days, measures: readonly Measure[]) {
	return db
		.selectFrom("daily_counts")
		.where("day", ">=", from)
		.where("day", "<=", to)
		.where("measure", "in", measures);
}

export async function findCounts(db: Queries, days: Days): Promise<DailyCount[]> {
	const single: readonly Measure[] = [
		"visits",
		"registrations",
		"active",
		"games-made",
		"games-played",
		"decks-played",
		"duels-played",
		"returned",
	];
	const rows = await countsIn(db, days, single).select(["day", "measure", "name", "count"]).execute();
	const views = await countsIn(db, days, ["views"])
		.select(["day", total.as("count")])
		.groupBy("day")
		.execute();
	return [
		...rows.map(asDailyCount),
		...views.map((row) => ({ ...row, measure: "views" as const, name: "" })),
	];
}

/** These are stored under the first day of the week or month. */
export async function findStarts(db: Queries, days: Days): Promise<DailyCount[]> {
	const rows = await countsIn(db, days, ["active-week", "active-month"])
		.select(["day", "measure", "name", "count"])
		.orderBy("day")
		.execute();
	return rows.map(asDailyCount);
}

const NAMED = ["views", "devices", "browsers", "screens"] as const satisfies readonly Measure[];

export interface Total {
	readonly measure: (typeof NAMED)[number];
	readonly name: string;
	readonly count: number;
}

export async function findTotals(db: Queries, days: Days): Promise<Total[]> {
	const rows = await countsIn(db, days, NAMED)
		.select(["measure", "name", total.as("count")])
		.groupBy(["measure", "name"])
		.execute();
	return rows.flatMap(({ name, count, ...row }) => {
		const measure = NAMED.find((named) => named === row.measure);
		return measure ? [{ measure, name, count }] : [];
	});
}

export interface Plays {
	readonly day: Day;
	readonly game: GameKey | "custom";
	readonly plays: number;
	readonly finished: number;
	readonly scores: number;
}

/** In the order of days and games. */
export async function findPlays(db: Queries, days: Days): Promise<Plays[]> {
	const sumOf = (measure: Measure) =>
		sql<number>`cast(sum(case when measure = ${measure} then count else 0 end) as integer)`;
	const rows = await countsIn(db, days, ["plays", "finished", "scores"])
		.select(["day", "name", sumOf("plays").as("plays")])
		.select([sumOf("finished").as("finished"), sumOf("scores").as("scores")])
		.groupBy(["day", "name"])
		.orderBy("day")
		.orderBy("name")
		.execute();
	return rows.flatMap(({ name: game, ...row }) =>
		isGameKey(game) || game === "custom" ? [{ ...row, game }] : [],
	);
}

/** Safe: only this server writes the table. */
function asDailyCount<Row extends { measure: string }>(row: Row): Row & { measure: Measure } {
	return row as Row & { measure: Measure };
}
