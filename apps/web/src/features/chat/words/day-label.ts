import { DAY_MS } from "@hilo/rules/time/durations";

/** In the reader's time zone: only the browser renders chats. */
const longDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });
const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

/** "Today", "Yesterday" or "2 November 2026". Takes epoch ms. */
export function dayLabel(at: number, now: number): string {
	const days = Math.round((midnightOf(now) - midnightOf(at)) / DAY_MS);
	// An unsent message has the browser's time, which may be ahead.
	if (days <= 0) return "Today";
	return days === 1 ? "Yesterday" : longDay.format(at);
}

/** "09:05". Takes epoch ms. */
export function timeOfDay(at: number): string {
	return time.format(at);
}

/** Days on which clocks change are not 24 hours long, so midnights are compared and the result is rounded. */
function midnightOf(at: number): number {
	return new Date(at).setHours(0, 0, 0, 0);
}
