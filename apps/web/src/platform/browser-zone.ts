import { isTimeZone } from "@hilo/rules/daily/time-zone";

/** Undefined if the browser names no usable time zone. */
export function browserZone(): string | undefined {
	const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
	return zone && isTimeZone(zone) ? zone : undefined;
}
