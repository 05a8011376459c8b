/** What can be done once a day, and the XP it gives (platform.md, section 9). */
export const DAILY_CHALLENGE_XP = {
	classicGamePlayed: 50,
	customGamePlayed: 75,
	friendInvited: 100,
} as const;

export type DailyChallenge = keyof typeof DAILY_CHALLENGE_XP;

/** The XP for all three on one day, on top of theirs. */
export const DAILY_STREAK_BONUS_XP = 50;

/** Where a user's challenges stand today; `streak` counts the complete days in a row (D16, D41). */
export type DailyChallenges = Record<DailyChallenge, boolean> & { readonly streak: number };

/** The challenges of somebody who has done none. */
export function noDailyChallenges(): DailyChallenges {
	return { classicGamePlayed: false, customGamePlayed: false, friendInvited: false, streak: 0 };
}
