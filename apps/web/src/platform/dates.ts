import { onFirstUse } from "@hilo/rules/text/on-first-use";

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

/** "23 Nov". */
export const shortDay = dateWriter("en-GB", { day: "numeric", month: "short" });

/** "23 Nov 2026". */
export const longDay = dateWriter("en-GB", { dateStyle: "medium" });

const exactFormat = onFirstUse(
	() => new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" }),
);

/** "3 Dec 2026, 18:00:05", in the reader's time zone. */
export const exactTime = (iso: string) => exactFormat().format(new Date(iso));

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
export const monthOf = dateWriter("en-GB", { month: "short", year: "numeric" });

/** The date of a number: "2026-08" becomes "Aug 2026", and "2026" stays. */
export const sourceDate = (asOf: string) => (asOf.length > "2026".length ? monthOf(asOf) : asOf);
