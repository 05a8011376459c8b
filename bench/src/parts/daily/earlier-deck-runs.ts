import type { DailyRunRow } from "@hilo/db/tables";
import { windowOf } from "@hilo/rules/daily/days";
import { dayAt, dayBefore } from "@hilo/rules/progression/site-day";
import { newId } from "@hilo/server/platform/system/ids";

const SCORE = 7;
const ROUND_MS = 4000;
const ANSWERS = JSON.stringify(
	Array.from({ length: 10 }, (_, n) => ({ guess: "higher", correct: n < SCORE, ms: ROUND_MS })),
);
const windows = new Map<string, ReturnType<typeof windowOf>>();

export function earlierDeckRuns(
	{ id, timeZone }: { id: string; timeZone: string },
	days: number,
): DailyRunRow[] {
	let day = dayAt(Date.now(), timeZone);
	return Array.from({ length: days }, () => {
		day = dayBefore(day);
		const { opensAt, closesAt } = windowIn(day, timeZone);
		return {
			id: newId(),
			day,
			user_id: id,
			guest_id: null,
			time_zone: timeZone,
			started_at: opensAt,
			closes_at: closesAt,
			status: "over",
			score: SCORE,
			round: 10,
			round_starts_at: opensAt,
			time_ms: 10 * ROUND_MS,
			answers: ANSWERS,
			verified: 1,
			counted: 1,
			ended_at: opensAt + 60_000,
		};
	});
}

/** Cached, because time zone calculations are slow. */
function windowIn(day: string, timeZone: string) {
	const key = `${day} ${timeZone}`;
	const window = windows.get(key) ?? windowOf(day, timeZone);
	windows.set(key, window);
	return window;
}
