import type { Day } from "../progression/site-day.ts";

export const BOARD_PERIODS = ["all", "month", "week"] as const;
export type BoardPeriod = (typeof BOARD_PERIODS)[number];

export type LimitedPeriod = Exclude<BoardPeriod, "all">;
export const LIMITED_PERIODS = ["month", "week"] as const satisfies readonly LimitedPeriod[];

/** Returns the first day of the month or week of a day. Weeks begin on Monday (ISO 8601). */
export function startOf(period: LimitedPeriod, day: Day): Day {
	if (period === "month") return `${day.slice(0, "2026-11".length)}-01`;
	const date = new Date(`${day}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
	return date.toISOString().slice(0, "2026-11-16".length);
}
