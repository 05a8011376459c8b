import { type Day, dayBefore } from "./site-day.ts";

// Promised in docs/product.md#daily-tasks.

/** What can be done once a day, and the XP it gives (platform.md, section 9). */
export const DAILY_CHALLENGE_XP = {
	classicGamePlayed: 50,
	customGamePlayed: 75,
	friendInvited: 100,
} as const;

export type DailyChallenge = keyof typeof DAILY_CHALLENGE_XP;

export const DAILY_CHALLENGES = [
	"classicGamePlayed",
	"customGamePlayed",
	"friendInvited",
] as const satisfies readonly DailyChallenge[];

/** The XP for all three on one day, on top of theirs. */
export const DAILY_STREAK_BONUS_XP = 50;

/** Where a user's challenges stand today; `streak` counts the complete days in a row (D16, D41). */
export type DailyChallenges = Record<DailyChallenge, boolean> & { readonly streak: number };

/** What is kept of a user's challenges. It stands as it is until the user does something on a later day. */
export interface DailyRecord {
	/** The day that `done` is about. */
	readonly day: Day;
	readonly done: Readonly<Record<DailyChallenge, boolean>>;
	/** The last day on which all three were done; null where there was none. */
	readonly lastComplete: Day | null;
	/** Complete days in a row up to `lastComplete`. */
	readonly streak: number;
}

const NONE_DONE = { classicGamePlayed: false, customGamePlayed: false, friendInvited: false } as const;

/** Returns the challenges of somebody who has done none. */
export function noDailyChallenges(): DailyChallenges {
	return { ...NONE_DONE, streak: 0 };
}

/**
 * The day that counts for a user: today, or the later day that the record is about. There is one where another server's clock goes a little before
 * this one's, or this one's was set back; what was done on that day must neither be undone nor give its XP again.
 */
function dayFor(record: DailyRecord | null, today: Day): Day {
	return record && record.day > today ? record.day : today;
}

/**
 * Returns how the challenges stand on a day: undone again after midnight; a streak counts up to today, or up to yesterday while today is
 * still open (D41), and a missed day ends it.
 */
export function challengesOn(day: Day, record: DailyRecord | null): DailyChallenges {
	if (!record) return noDailyChallenges();
	const today = dayFor(record, day);
	const alive = record.lastComplete === today || record.lastComplete === dayBefore(today);
	return { ...(record.day === today ? record.done : NONE_DONE), streak: alive ? record.streak : 0 };
}

/**
 * Marks a challenge as done today.
 *
 * @returns the new record and the XP it gives, with the bonus where it makes the day complete; 0 XP and the record as it was when it
 * had been done today already.
 */
export function completeChallenge(
	record: DailyRecord | null,
	challenge: DailyChallenge,
	day: Day,
): { record: DailyRecord; xp: number } {
	const today = dayFor(record, day);
	const { streak, ...before } = challengesOn(today, record);
	const lastComplete = record?.lastComplete ?? null;
	const done = { ...before, [challenge]: true };
	if (before[challenge]) return { record: { day: today, done, lastComplete, streak }, xp: 0 };
	const xp = DAILY_CHALLENGE_XP[challenge];
	if (!DAILY_CHALLENGES.every((each) => done[each]))
		return { record: { day: today, done, lastComplete, streak }, xp };
	return {
		record: { day: today, done, lastComplete: today, streak: streak + 1 },
		xp: xp + DAILY_STREAK_BONUS_XP,
	};
}
