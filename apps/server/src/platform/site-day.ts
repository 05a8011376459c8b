const formats = new Map<string, Intl.DateTimeFormat>();
const known = { step: -1, zone: "", day: "" };

/** A quarter of an hour: every zone's midnight falls on a multiple of it. */
const STEP_MS = 15 * 60_000;

/**
 * The day it is on the site, `2026-11-21`.
 *
 * @param now epoch milliseconds.
 * @param timeZone an IANA name, `SITE_TIME_ZONE`.
 */
export function siteDay(now: number, timeZone: string): string {
	const step = Math.floor(now / STEP_MS);
	if (known.step !== step || known.zone !== timeZone) {
		known.step = step;
		known.zone = timeZone;
		known.day = formatOf(timeZone).format(now);
	}
	return known.day;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
	let format = formats.get(timeZone);
	if (!format) {
		// The Swedish locale writes dates as ISO 8601 does.
		format = new Intl.DateTimeFormat("sv-SE", {
			timeZone,
			year: "numeric",
			month: "2-digit",
			day: "2-digit",
		});
		formats.set(timeZone, format);
	}
	return format;
}
