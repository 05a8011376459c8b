import type { TodayView } from "@hilo/rules/daily/daily.views";
import { count } from "../deck/day-words.ts";

/** The progress in today's deck, otherwise the streak. */
export function cardWords(today: TodayView | undefined): string {
	const attempt = today?.attempt;
	if (attempt?.status === "playing") return `Round ${attempt.round}, ${attempt.score} right so far.`;
	const days = today?.streak?.current ?? 0;
	return days > 0 ? `${count(days, "day")} in a row. Keep it going.` : "One attempt a day.";
}
