import { onFirstUse } from "./on-first-use.ts";

const SECOND_MS = 1000;

/** "05:09:30". Begun seconds count. */
export function clockText(ms: number): string {
	const seconds = Math.ceil(ms / SECOND_MS);
	return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
		.map((part) => String(part).padStart(2, "0"))
		.join(":");
}

/** Returns a function that writes a day or a month in UTC, so that server and browser render the same. */
export function dateWriter(locale: string, options: Intl.DateTimeFormatOptions): (iso: string) => string {
	const format = onFirstUse(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }));
	return (iso) => format().format(new Date(iso));
}

/** "2 November 2026". */
export const longDate = dateWriter("en-GB", { dateStyle: "long" });

/** "Nov 21, 2026". */
export const shortDate = dateWriter("en-US", { dateStyle: "medium" });

/** "Thursday, 3 December at 18:00 UTC". Without `zone` in the reader's time zone, which is not named. */
export function momentText(iso: string, zone?: string): string {
	const date = new Date(iso);
	const day = date.toLocaleDateString("en-GB", {
		weekday: "long",
		day: "numeric",
		month: "long",
		...(zone && { timeZone: zone }),
	});
	const time = date.toLocaleTimeString("en-GB", {
		hour: "2-digit",
		minute: "2-digit",
		...(zone && { timeZone: zone, timeZoneName: "short" }),
	});
	return `${day} at ${time}`;
}

/** "2026-08" becomes "Aug 2026". */
export function monthOf(asOf: string): string {
	return new Date(`${asOf}-15`).toLocaleDateString("en-GB", {
		month: "short",
		year: "numeric",
		timeZone: "UTC",
	});
}

const STEPS = [
	["year", 31_536_000],
	["month", 2_592_000],
	["day", 86_400],
	["hour", 3600],
	["minute", 60],
] as const;

const longAgo = onFirstUse(() => new Intl.RelativeTimeFormat("en", { numeric: "auto" }));
const shortAgo = onFirstUse(() => new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "short" }));

/** "5 minutes ago", "yesterday". Only for parts that the browser renders, because the server's page is older. */
export function timeAgo(iso: string, now = Date.now()): string {
	return writeAgo(longAgo(), iso, now);
}

/** "5 min ago", for narrow places. */
export function shortTimeAgo(iso: string, now = Date.now()): string {
	return writeAgo(shortAgo(), iso, now).replace(".", "");
}

function writeAgo(format: Intl.RelativeTimeFormat, iso: string, now: number): string {
	const seconds = (now - Date.parse(iso)) / 1000;
	const step = STEPS.find(([, length]) => seconds >= length);
	return step ? format.format(-Math.floor(seconds / step[1]), step[0]) : "just now";
}
