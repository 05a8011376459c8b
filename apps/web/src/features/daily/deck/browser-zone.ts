import { isTimeZone } from "@hilo/rules/daily/time-zone";

/** The time zone that the browser is set to; undefined where it says none that can be used. */
export function browserZone(): string | undefined {
	const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
	return zone && isTimeZone(zone) ? zone : undefined;
}
