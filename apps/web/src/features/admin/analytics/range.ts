import type { StatisticsInput } from "@hilo/rules/analytics/analytics.schema";
import { daysAfter, daysBetween, MAX_RANGE_DAYS, RANGES } from "@hilo/rules/analytics/measures";
import type { AdminSearch } from "../shell/admin-search.ts";

export const CUSTOM = "custom";

/** Values of the address. The first is the default. */
export const RANGE_OPTIONS = [
	{ value: "30", label: "30 days" },
	{ value: "7", label: "7 days" },
	{ value: "90", label: "90 days" },
	{ value: CUSTOM, label: "Other days" },
] as const;

export type RangeChoice = (typeof RANGE_OPTIONS)[number]["value"];

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Null if the address names two days that are no range. */
export function rangeOf(choice: RangeChoice, { from = "", to = "" }: AdminSearch): StatisticsInput | null {
	if (choice !== CUSTOM) return { days: RANGES.find((days) => String(days) === choice) ?? RANGES[1] };
	const isRange =
		[from, to].every((day) => DAY.test(day) && !Number.isNaN(Date.parse(day))) &&
		from <= to &&
		daysBetween(from, to) < MAX_RANGE_DAYS;
	return isRange ? { from, to } : null;
}

export function usualDays(now: Date): { from: string; to: string } {
	const to = now.toISOString().slice(0, 10);
	return { from: daysAfter(to, 1 - RANGES[1]), to };
}
