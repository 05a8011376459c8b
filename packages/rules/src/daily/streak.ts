import type { Day } from "../progression/site-day.ts";
import type { DayReason, StreakView } from "./daily.views.ts";
import { dayAfter } from "./days.ts";

// Promised in docs/product.md#streaks.

/** So many days played earn a grace day. */
export const DAYS_FOR_GRACE = 7;
/** So many grace days are kept at most. */
export const MAX_GRACE = 2;

/** What somebody's streak hangs on. */
export interface StreakDays {
	/** The days whose decks they have played. */
	readonly played: ReadonlySet<Day>;
	/** The days that are open to them, the oldest first. */
	readonly open: readonly Day[];
	/** Why a day that was not played counts as played for everybody; null where it does not. Asked of days that have closed. */
	excuseOf(day: Day): "excused" | "outage" | null;
}

/** A day since the first that was played, and why the streak stands on it or ended there. */
export interface StreakDay {
	readonly day: Day;
	readonly why: DayReason;
}

interface Standing {
	current: number;
	longest: number;
	grace: number;
	/** Days played since the last grace day was earned or used up. */
	towardsGrace: number;
}

/**
 * Returns somebody's days in a row and why they stand (D63): from the first day played up to the newest that is open. Days that count as
 * played for everybody are as good as played. A missed day uses up a grace day, which saves the streak without adding to it. A day
 * that is still open neither adds nor breaks.
 *
 * @returns null for whoever has played none.
 */
export function streakOf({ played, open, excuseOf }: StreakDays): {
	streak: StreakView;
	days: readonly StreakDay[];
} | null {
	const [first] = [...played].sort();
	const last = open.at(-1);
	if (first === undefined || last === undefined || first > last) return null;
	const standing: Standing = { current: 0, longest: 0, grace: 0, towardsGrace: 0 };
	const days: StreakDay[] = [];
	for (let day = first; day <= last; day = dayAfter(day)) {
		const why = played.has(day)
			? "played"
			: open.includes(day)
				? "open"
				: (excuseOf(day) ?? missed(standing));
		days.push({ day, why });
		settle(standing, why);
	}
	const { current, longest, grace, towardsGrace } = standing;
	const untilGrace = grace === MAX_GRACE ? null : DAYS_FOR_GRACE - towardsGrace;
	return { streak: { current, longest, grace, untilGrace }, days };
}

/** There is no grace without a streak that it could save: what ends a streak has used it all up before. */
function missed({ grace }: Standing): "grace" | "missed" {
	return grace > 0 ? "grace" : "missed";
}

function settle(standing: Standing, why: DayReason): void {
	if (why === "open") return;
	if (why === "grace") standing.grace--;
	else if (why === "missed") standing.current = 0;
	else count(standing);
}

function count(standing: Standing): void {
	standing.current++;
	standing.longest = Math.max(standing.longest, standing.current);
	if (standing.grace === MAX_GRACE) return;
	standing.towardsGrace++;
	if (standing.towardsGrace < DAYS_FOR_GRACE) return;
	standing.grace++;
	standing.towardsGrace = 0;
}
