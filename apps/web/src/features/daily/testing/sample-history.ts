import { deckNumber } from "@hilo/rules/daily/days";
import type { DayReason } from "@hilo/rules/daily/streak";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { answer } from "../../../testing/answers.ts";
import type { HistoryDay } from "../history/day-cell.tsx";

/** A day with a score, or with the reason why there is none. */
function dayOf(day: string, what: number | DayReason): HistoryDay {
	const isScore = typeof what === "number";
	return {
		day,
		number: deckNumber(day),
		why: isScore ? "played" : what,
		reason: what === "excused" ? "The pictures were broken all evening" : null,
		score: isScore ? what : null,
		timeMs: isScore ? 60_000 : null,
	};
}

export function sampleHistory(more: Partial<Outputs["daily"]["history"]> = {}) {
	return answer("daily", "history", {
		month: "2026-11",
		days: [
			dayOf("2026-11-03", 9),
			dayOf("2026-11-06", "grace"),
			dayOf("2026-11-13", "missed"),
			dayOf("2026-11-16", "excused"),
			dayOf("2026-11-23", "open"),
		],
		streak: { current: 9, longest: 16, grace: 1, untilGrace: 4 },
		scores: [1, 0, 0, 0, 1, 3, 5, 4, 8, 6, 3],
		...more,
	});
}
