const DAY_MS = 86_400_000;
/** In the reader's own time zone: a chat is drawn by the browser alone. */
const longDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });
const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

/** Returns how a chat names the day of a moment (epoch ms): "Today", "Yesterday", "2 November 2026". */
export function dayLabel(at: number, now: number): string {
	const days = Math.round((midnightOf(now) - midnightOf(at)) / DAY_MS);
	// A message that is on its way has the browser's time, which may be ahead.
	if (days <= 0) return "Today";
	return days === 1 ? "Yesterday" : longDay.format(at);
}

/** Returns the time of day of a moment (epoch ms): "09:05". */
export function timeOfDay(at: number): string {
	return time.format(at);
}

/** Days with a change of the clocks are an hour longer or shorter, so midnights are compared and the rest is rounded. */
function midnightOf(at: number): number {
	return new Date(at).setHours(0, 0, 0, 0);
}
