import type { BadgeId } from "@hilo/rules/progression/badges";
import type { DailyTask } from "@hilo/rules/progression/daily-tasks";

export interface Earned {
	/** Badges that were not announced before. `at`: when they were earned, epoch milliseconds. */
	readonly badges: readonly { readonly id: BadgeId; readonly at: number }[];
	/** Daily tasks that the run completed. */
	readonly challenges: readonly DailyTask[];
	/** Whether it completed the last of them. */
	readonly allDone: boolean;
	readonly xp: number;
}

export const NOTHING_EARNED: Earned = { badges: [], challenges: [], allDone: false, xp: 0 };

export function isNothingEarned({ badges, challenges }: Earned): boolean {
	return badges.length === 0 && challenges.length === 0;
}
