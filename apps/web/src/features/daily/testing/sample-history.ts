import type { DailyHistoryView, DayReason, HistoryDay } from "@hilo/rules/daily/daily.views";
import { deckNumber } from "@hilo/rules/daily/days";
import { answer } from "../../../testing/answers.ts";

const REASON = "The pictures were broken all evening";

/** The days of a month from its third on: a score, or the reason why there is none. */
const NOVEMBER: readonly (number | DayReason)[] = [
	9,
	7,
	10,
	"grace",
	6,
	7,
	"outage",
	8,
	4,
	7,
	"missed",
	8,
	0,
	"excused",
	9,
	5,
	7,
	8,
	10,
	6,
	"open",
];

function dayOf(what: number | DayReason, index: number): HistoryDay {
	const day = `2026-11-${String(index + 3).padStart(2, "0")}`;
	const isScore = typeof what === "number";
	return {
		day,
		number: deckNumber(day),
		why: isScore ? "played" : what,
		reason: what === "excused" ? REASON : null,
		score: isScore ? what : null,
		timeMs: isScore ? 60_000 + 1700 * index : null,
	};
}

export function sampleHistory(more: Partial<DailyHistoryView> = {}) {
	const { days, scores, ...rest } = {
		month: "2026-11",
		days: NOVEMBER.map(dayOf),
		streak: { current: 9, longest: 16, grace: 1, untilGrace: 4 },
		scores: [1, 0, 0, 0, 1, 3, 5, 4, 8, 6, 3],
		...more,
	};
	return answer("daily", "history", { ...rest, days: [...days], scores: [...scores] });
}
