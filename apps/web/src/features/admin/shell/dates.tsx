import { MINUTE_MS } from "@hilo/rules/time/durations";
import { exactTime } from "../../../platform/dates.ts";

export function Day({ iso }: { iso: string }) {
	return (
		<time dateTime={iso} title={exactTime(iso)} className="whitespace-nowrap">
			{dayText(iso)}
		</time>
	);
}

export function DayTime({ iso }: { iso: string }) {
	return (
		<time dateTime={iso} className="whitespace-nowrap tabular-nums">
			{dayTimeText(iso)}
		</time>
	);
}

export function ExactTime({ iso }: { iso: string }) {
	return (
		<time dateTime={iso} className="tabular-nums">
			{exactTime(iso)}
		</time>
	);
}

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const moments = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** "3 Dec 2026", in the administrator's time zone. */
export const dayText = (iso: string) => days.format(new Date(iso));

/** "3 Dec 2026, 18:00". */
export const dayTimeText = (iso: string) => moments.format(new Date(iso));

/** Whether a suspension until then ends. Without an end, its date is in the far future. */
export function hasEnd(iso: string): boolean {
	return Date.parse(iso) < Date.UTC(9999, 0);
}

/** Whether a day as "2026-12-03" is after today, in the administrator's time zone. */
export const isFutureDay = (day: string) => Date.parse(`${day}T00:00`) > Date.now();

/**
 * Returns the end of a suspension until that day as ISO 8601; null without a day. It is at noon, so that the player
 * reads the same day where the site's time zone differs by less than twelve hours.
 */
export const suspensionEnd = (day: string) => isoTime(`${day}T12:00`);

/** Converts ISO 8601 into the value of a `datetime-local` field: "2026-12-03T18:00"; "" for null. */
export function localTime(iso: string | null): string {
	if (!iso) return "";
	const at = new Date(iso);
	return new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 16);
}

/** The reverse of `localTime`; null without a time. */
export function isoTime(local: string): string | null {
	const at = new Date(local);
	return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
