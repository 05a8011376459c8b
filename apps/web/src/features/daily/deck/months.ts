import { type Day, daysAfter } from "@hilo/rules/progression/site-day";
import { parseSearch } from "../../../platform/search-params.ts";

export const monthSearch = parseSearch({
	month: (value) => (typeof value === "string" && /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? value : undefined),
});

/** @param month "2026-11" */
export function monthLater(month: string, months: number): string {
	const date = new Date(month);
	date.setUTCMonth(date.getUTCMonth() + months);
	return date.toISOString().slice(0, 7);
}

/** Returns weeks from Monday on, with null for days of other months. @param month such as "2026-11" */
export function weeksOf(month: string): (Day | null)[][] {
	const daysBefore = (new Date(month).getUTCDay() + 6) % 7;
	const dayAt = (index: number) => daysAfter(`${month}-01`, index);
	const weeks: (Day | null)[][] = [];
	for (let monday = -daysBefore; dayAt(monday) < monthLater(month, 1); monday += 7) {
		const days = Array.from({ length: 7 }, (_, n) => dayAt(monday + n));
		weeks.push(days.map((day) => (day.startsWith(month) ? day : null)));
	}
	return weeks;
}
