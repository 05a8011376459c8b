import type { StatisticsInput } from "@hilo/rules/analytics/analytics.schema";
import { RANGES, RETURN_DAYS, startOfMonth, startOfWeek } from "@hilo/rules/analytics/measures";
import { type Day, daysAfter, daysBetween, daysFrom } from "@hilo/rules/progression/site-day";
import type { AdminCtx } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";
import type { DailyCount } from "./analytics.repo.ts";
import { findCounts, findPlays, findStarts, findTotals, type Plays, type Total } from "./statistics.repo.ts";

/** Returns the statistics of a range of days. */
export async function readStatistics(ctx: AdminCtx, input: StatisticsInput) {
	const db = ctx.db.kysely;
	const now = today(ctx);
	const range = rangeOf(input, now);
	const [counts, starts, totals, plays] = await Promise.all([
		findCounts(db, range),
		findStarts(db, { from: startOfMonth(range.from), to: range.to }),
		findTotals(db, range),
		findPlays(db, range),
	]);
	const days = daysFrom(range.from, range.to);
	const counted = lookUp(counts);
	const named = (measure: Total["measure"]) => namedOf(totals, measure);
	return {
		...range,
		today: now,
		days: days.map((day) => dayOf(day, counted)),
		weeks: periodsOf(starts, "active-week", startOfWeek(range.from)),
		months: periodsOf(starts, "active-month", startOfMonth(range.from)),
		plays: plays.map(gameDayOf),
		pages: named("views"),
		devices: named("devices"),
		browsers: named("browsers"),
		screens: named("screens"),
		retention: days.map((day) => retentionOf(day, now, counted)),
	};
}

/** Ends today at the latest. */
function rangeOf(input: StatisticsInput, now: Day) {
	const { days = RANGES[0], from = daysAfter(now, 1 - days), to = now } = input;
	const last = to < now ? to : now;
	return from > last ? { from: last, to: last } : { from, to: last };
}

type Counted = (day: Day, measure: DailyCount["measure"], name?: string) => number;

function lookUp(rows: readonly DailyCount[]): Counted {
	const keyOf = (...parts: string[]) => parts.join(" ");
	const counts = new Map(rows.map(({ day, measure, name, count }) => [keyOf(day, measure, name), count]));
	return (day, measure, name = "") => counts.get(keyOf(day, measure, name)) ?? 0;
}

function dayOf(day: Day, counted: Counted) {
	return {
		day,
		views: counted(day, "views"),
		visits: counted(day, "visits"),
		registrations: counted(day, "registrations"),
		activeUsers: counted(day, "active"),
		gamesMade: counted(day, "games-made"),
		gamesPlayed: counted(day, "games-played"),
		decksPlayed: counted(day, "decks-played"),
		duelsPlayed: counted(day, "duels-played"),
	};
}

/** Capped, because a player who registered untracked is no registration but may be counted as returned. */
function retentionOf(day: Day, now: Day, counted: Counted) {
	const registered = counted(day, "registrations");
	const [day1 = null, day7 = null, day30 = null] = RETURN_DAYS.map((after) =>
		daysBetween(day, now) < after ? null : Math.min(registered, counted(day, "returned", String(after))),
	);
	return { day, registered, day1, day7, day30 };
}

function periodsOf(rows: readonly DailyCount[], measure: DailyCount["measure"], from: Day) {
	return rows
		.filter((row) => row.measure === measure && row.day >= from)
		.map(({ day, count }) => ({ start: day, activeUsers: count }));
}

function namedOf(totals: readonly Total[], measure: Total["measure"]) {
	return totals
		.filter((total) => total.measure === measure)
		.map(({ name, count }) => ({ name, views: count }))
		.sort((a, b) => b.views - a.views || (a.name < b.name ? -1 : 1));
}

/** "custom" is all custom games together; their plays are counted in `days`. The mean is null without finished runs. */
function gameDayOf({ scores, ...game }: Plays) {
	const { finished } = game;
	return { ...game, meanScore: finished > 0 ? Math.round((scores / finished) * 100) / 100 : null };
}
