import fc from "fast-check";
import { expect, it } from "vitest";
import { ALL_TASKS_BONUS_XP, DAILY_TASK_XP } from "./daily-tasks.ts";
import { levelOf, xpOfLevel } from "./level.ts";

it.each([
	[0, 1],
	[99, 1],
	[100, 2],
	[399, 2],
	[400, 3],
	[8100, 10],
])("%d XP are level %d", (xp, level) => {
	expect(levelOf(xp)).toBe(level);
});

it("starts each level at its XP, and not earlier", () => {
	fc.assert(
		fc.property(fc.integer({ min: 2, max: 1_000_000 }), (level) => {
			expect(levelOf(xpOfLevel(level))).toBe(level);
			expect(levelOf(xpOfLevel(level) - 1)).toBe(level - 1);
		}),
	);
});

it("gives the documented XP for the daily tasks", () => {
	expect(DAILY_TASK_XP).toEqual({ classicGamePlayed: 50, customGamePlayed: 75, friendInvited: 100 });
	expect(ALL_TASKS_BONUS_XP).toBe(50);
});
