import { expect, it } from "vitest";
import { endForOther, endOfDuel } from "./outcome.ts";

it.each([
	["more right guesses, however slow", { score: 4, timeMs: 1 }, "won"],
	["fewer right guesses, however quick", { score: 6, timeMs: 90_000 }, "lost"],
	["as many in less time", { score: 5, timeMs: 30_001 }, "won"],
	["as many in more time", { score: 5, timeMs: 29_999 }, "lost"],
	["as many in the same time", { score: 5, timeMs: 30_000 }, "drawn"],
] as const)("with %s, a duel ends in opposite ways for the two sides", (_, other, end) => {
	const own = { score: 5, timeMs: 30_000 };
	expect(endOfDuel(own, other)).toBe(end);
	expect(endOfDuel(other, own)).toBe(endForOther(end));
});
