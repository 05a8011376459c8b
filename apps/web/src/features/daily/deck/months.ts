import type { Day } from "@hilo/rules/progression/site-day";
import { DAY_MS } from "@hilo/rules/time/durations";
import { parseSearch } from "../../../platform/search.ts";

export const monthSearch = parseSearch({
	month: (value) => (typeof value === "string" && /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined),
});

/** @param month "2026-11" */
export function monthLater(month: string, months: number): string {
	const date = new Date(`${month}-01T00:00:00Z`);
	date.setUTCMonth(date.getUTCMonth() + months);
	return date.toISOString().slice(0, 7);
}

const WEEK = 7;

/** Returns weeks from Monday on, with null for days of other months. @param month such as "2026-11" */
export function weeksOf(month: string): (Day | null)[][] {
	const first = Date.parse(`${month}-01T00:00:00Z`);
	const before = (new Date(first).getUTCDay() + WEEK - 1) % WEEK;
	const cells: (Day | null)[] = Array.from({ length: before }, () => null);
	for (let at = first; ; at += DAY_MS) {
		const day = new Date(at).toISOString().slice(0, 10);
		if (!day.startsWith(month)) break;
		cells.push(day);
	}
	while (cells.length % WEEK > 0) cells.push(null);
	return Array.from({ length: cells.length / WEEK }, (_, week) =>
		cells.slice(week * WEEK, (week + 1) * WEEK),
	);
}
