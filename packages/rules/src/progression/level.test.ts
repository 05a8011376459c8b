import fc from "fast-check";
import { expect, it } from "vitest";
import { levelOf, xpOfLevel } from "./level.ts";

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
