import fc from "fast-check";
import { expect, it } from "vitest";
import { levelOf, masteryOf, newStepOf, xpOfLevel } from "./levels.ts";

it("names the step that a run reaches, the highest of several, and none without a new one", () => {
	expect(newStepOf(9, 1)).toMatchObject({ id: "bronze" });
	expect(newStepOf(0, 60)).toMatchObject({ id: "silver" });
	expect([newStepOf(0, 9), newStepOf(10, 39), newStepOf(50, 0), newStepOf(1000, 70)]).toEqual(
		Array(4).fill(null),
	);
});

it("reaches a step with its number of right answers", () => {
	expect(masteryOf(9)).toMatchObject({ step: null, next: { id: "bronze" } });
	expect(masteryOf(10)).toMatchObject({ step: { id: "bronze" }, next: { id: "silver" } });
	expect(masteryOf(399)).toMatchObject({ step: { id: "gold" }, next: { id: "platinum" } });
	expect(masteryOf(5000)).toMatchObject({ right: 5000, next: null });
});

it("reaches level 2 with 100 XP, level 3 with 400, and so on", () => {
	expect([0, 99, 100, 399, 400, 8100].map(levelOf)).toEqual([1, 1, 2, 2, 3, 10]);
});

it("starts each level at its XP, and not earlier", () => {
	fc.assert(
		fc.property(fc.integer({ min: 2, max: 1_000_000 }), (level) => {
			expect(levelOf(xpOfLevel(level))).toBe(level);
			expect(levelOf(xpOfLevel(level) - 1)).toBe(level - 1);
		}),
	);
});
