import { type Day, daysAfter } from "../progression/site-day.ts";

// Promised in docs/product.md#analytics.

/** What the site counts by day. No counter holds an address or identifies a person. */
const MEASURES = {
	views: "Pages opened, by page",
	visits: "Arrivals from outside: pages that were not opened from another page of the site",
	devices: "Pages opened, by kind of device",
	browsers: "Pages opened, by browser",
	screens: "Pages opened, by width of the screen",
	registrations: "Accounts opened",
	active: "People with an account who were here that day",
	"active-week": "The same in the week that begins that day",
	"active-month": "The same in the month that begins that day",
	returned:
		"Of the accounts opened that day, those whose owner was here again 1, 7 or 30 days later, by these days",
	"games-made": "Custom games made",
	plays: "Classic games begun, by game",
	"games-played": "Custom games played",
	"decks-played": "Daily decks begun",
	"duels-played": "Sides of duels begun",
	finished: "Judged runs that their players finished, by game",
	scores: "The sum of their scores, by game",
} as const satisfies Readonly<Record<string, string>>;

export type Measure = keyof typeof MEASURES;

/** What counts as a play. A run of a duel is counted once. */
export const PLAY_MEASURES = [
	"plays",
	"games-played",
	"decks-played",
	"duels-played",
] as const satisfies readonly Measure[];

export const RETURN_DAYS = [1, 7, 30] as const;

export const RANGES = [7, 30, 90] as const;
export type Range = (typeof RANGES)[number];

export const MAX_RANGE_DAYS = 366;

/** Returns the Monday of the day's week. */
export function startOfWeek(day: Day): Day {
	const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
	return daysAfter(day, -sinceMonday);
}

/** Returns the first day of the day's month. */
export function startOfMonth(day: Day): Day {
	return `${day.slice(0, 7)}-01`;
}
