import type { Day } from "@hilo/rules/progression/site-day";

const format = new Intl.DateTimeFormat("en-GB", {
	weekday: "long",
	day: "numeric",
	month: "long",
	timeZone: "UTC",
});
const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** "2026-11-23" becomes "Monday 23 November". */
export function dayWords(day: Day): string {
	return format.format(new Date(`${day}T00:00:00Z`));
}

/** "2026-11" becomes "November 2026". */
export function monthWords(of: string): string {
	return month.format(new Date(`${of}-01T00:00:00Z`));
}

/** "1:04". @param ms at least 0 */
export function minutesText(ms: number): string {
	const seconds = Math.round(ms / 1000);
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export function count(number: number, one: string, many = `${one}s`): string {
	return `${number.toLocaleString("en-US")} ${number === 1 ? one : many}`;
}
