import { type Day, daysFrom } from "../progression/site-day.ts";

// Promised in docs/product.md#streaks.

export const DAYS_FOR_GRACE = 7;
export const MAX_GRACE = 2;

/** The streak of daily decks (docs/product.md#streaks). */
export interface DeckStreak {
	/** Up to today, or up to yesterday while today's deck is open and unfinished. */
	readonly current: number;
	readonly longest: number;
	/** Grace days kept, 0 to 2. */
	readonly grace: number;
	/** Days played until the next grace day is earned; null while two are kept. */
	readonly untilGrace: number | null;
}

/** What a day means for the streak. */
export type DayReason = "played" | "grace" | "excused" | "missed" | "open";

export interface DeckStreakDays {
	readonly played: ReadonlySet<Day>;
	readonly open: readonly Day[];
	/** Closed days that count as played although they were not. */
	readonly excused: ReadonlySet<Day>;
}

export interface DeckStreakDay {
	readonly day: Day;
	readonly why: DayReason;
}

interface StreakState {
	current: number;
	longest: number;
	grace: number;
	/** Days played towards the next grace day. */
	towardsGrace: number;
}

/**
 * Returns a player's deck streak and what each day meant for it, up to the newest open day; null before a first play.
 * A missed day uses up a grace day, which saves the streak without extending it. An open day changes nothing.
 */
export function deckStreakOf({ played, open, excused }: DeckStreakDays): {
	streak: DeckStreak;
	days: readonly DeckStreakDay[];
} | null {
	const [first] = [...played].sort();
	const last = open.at(-1);
	if (first === undefined || last === undefined || first > last) return null;
	const state: StreakState = { current: 0, longest: 0, grace: 0, towardsGrace: 0 };
	const days: DeckStreakDay[] = [];
	for (const day of daysFrom(first, last)) {
		const why = played.has(day)
			? "played"
			: open.includes(day)
				? "open"
				: excused.has(day)
					? "excused"
					: missedDay(state);
		days.push({ day, why });
		countDay(state, why);
	}
	const { current, longest, grace, towardsGrace } = state;
	const untilGrace = grace === MAX_GRACE ? null : DAYS_FOR_GRACE - towardsGrace;
	return { streak: { current, longest, grace, untilGrace }, days };
}

/** There is no grace without a streak that it could save: what ends a streak has used it all up before. */
function missedDay({ grace }: StreakState): "grace" | "missed" {
	return grace > 0 ? "grace" : "missed";
}

function countDay(state: StreakState, why: DayReason): void {
	if (why === "open") return;
	if (why === "grace") state.grace--;
	else if (why === "missed") state.current = 0;
	else countPlayed(state);
}

function countPlayed(state: StreakState): void {
	state.current++;
	state.longest = Math.max(state.longest, state.current);
	if (state.grace === MAX_GRACE) return;
	state.towardsGrace++;
	if (state.towardsGrace < DAYS_FOR_GRACE) return;
	state.grace++;
	state.towardsGrace = 0;
}
