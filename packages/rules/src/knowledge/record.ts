import { startOf } from "../leaderboards/boards.ts";
import { type Day, daysAfter, daysFrom } from "../progression/site-day.ts";
import { sumBy, type Tally } from "./answer-counts.ts";

/** The lowest scores of the groups that a spread of scores has. */
export const SCORE_STEPS = [0, 1, 2, 3, 5, 10, 20, 50] as const;

/** Returns how many of the scores are in each group of `SCORE_STEPS`. */
export function spreadOf(scores: readonly number[]): number[] {
	return SCORE_STEPS.map((from, index) => {
		const to = SCORE_STEPS[index + 1] ?? Number.POSITIVE_INFINITY;
		return scores.filter((score) => score >= from && score < to).length;
	});
}

/** Half a year, this week included. */
const MAX_WEEKS = 26;

export interface DayTally extends Tally {
	readonly day: Day;
}

/** A week's Monday, and the guesses of that week. */
export interface WeekTally extends Tally {
	readonly week: Day;
}

/** Returns the sums of the last weeks, from the first one with a guess to the last one with a guess. */
export function weeksOf(days: readonly DayTally[], today: Day): WeekTally[] {
	const thisWeek = startOf("week", today);
	const earliest = daysAfter(thisWeek, -7 * (MAX_WEEKS - 1));
	const sums = sumBy(
		days.filter(({ day, answered }) => answered > 0 && day >= earliest),
		({ day }) => startOf("week", day),
	);
	const weeks = [...sums.keys()].sort();
	const [first, last] = [weeks[0], weeks.at(-1)];
	if (first === undefined || last === undefined) return [];
	return daysFrom(first, last)
		.filter((day) => startOf("week", day) === day)
		.map((week) => ({ week, ...(sums.get(week) ?? { right: 0, answered: 0 }) }));
}
