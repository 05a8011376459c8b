import fc from "fast-check";
import { expect, it } from "vitest";
import { type DuelScore, endForOther, endOfDuel } from "./outcome.ts";

const score: fc.Arbitrary<DuelScore> = fc.record({
	score: fc.integer({ min: 0, max: 3 }),
	timeMs: fc.integer({ min: 0, max: 3 }),
});

it("goes to more right guesses, then to less time, and is a draw if both are equal", () => {
	const own = { score: 5, timeMs: 30_000 };
	expect(endOfDuel(own, { score: 4, timeMs: 1 })).toBe("won");
	expect(endOfDuel(own, { score: 6, timeMs: 90_000 })).toBe("lost");
	expect(endOfDuel(own, { score: 5, timeMs: 30_001 })).toBe("won");
	expect(endOfDuel(own, { score: 5, timeMs: 29_999 })).toBe("lost");
	expect(endOfDuel(own, { ...own })).toBe("drawn");
});

it("ends in opposite ways for the two sides", () => {
	fc.assert(
		fc.property(score, score, (first, second) => {
			expect(endOfDuel(first, second)).toBe(endForOther(endOfDuel(second, first)));
		}),
	);
});

it("is transitive", () => {
	fc.assert(
		fc.property(score, score, score, (first, second, third) => {
			fc.pre(endOfDuel(first, second) === "won" && endOfDuel(second, third) !== "lost");
			expect(endOfDuel(first, third)).toBe("won");
		}),
	);
});
