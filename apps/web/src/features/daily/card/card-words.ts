import type { TodayView } from "@hilo/rules/daily/daily.views";
import { count } from "../deck/day-words.ts";

/** What is said beside the button that leads to today's deck: how far one is in it, or what one's days in a row are worth. */
export function cardWords(today: TodayView | undefined): string {
	const attempt = today?.attempt;
	if (attempt?.status === "playing") return `Round ${attempt.round}, ${attempt.score} right so far.`;
	const days = today?.streak?.current ?? 0;
	return days > 0 ? `${count(days, "day")} in a row. Keep it going.` : "One attempt a day.";
}
