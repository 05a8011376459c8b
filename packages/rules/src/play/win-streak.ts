/** Right answers in a row at which the stage heats up. */
const WIN_STREAK_STEPS = [5, 10, 20] as const;

/** The number of steps that a streak has reached. */
export type Heat = 0 | 1 | 2 | 3;

/** Returns how hot a streak is: 0 before the first step. */
export function heatOf(winStreak: number): Heat {
	return WIN_STREAK_STEPS.filter((step) => winStreak >= step).length as Heat;
}

/** Returns whether the last right answer has reached a step. */
export function isWinStreakStep(winStreak: number): boolean {
	return WIN_STREAK_STEPS.some((step) => step === winStreak);
}
