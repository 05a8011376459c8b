import { expect, test } from "vitest";
import { heatOf, isWinStreakStep } from "./win-streak.ts";

test.each([
	[4, 0, false],
	[5, 1, true],
	[6, 1, false],
	[20, 3, true],
	[40, 3, false],
])("%i in a row has heat %i; a step: %s", (winStreak, heat, isStep) => {
	expect([heatOf(winStreak), isWinStreakStep(winStreak)]).toEqual([heat, isStep]);
});
