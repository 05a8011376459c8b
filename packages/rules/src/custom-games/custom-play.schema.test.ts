import { expect, it } from "vitest";
import { gameHistoryInput, submitScoreInput } from "./custom-play.schema.ts";

const submitted = { id: "game", score: 3, timePerGuess: 1.5, totalGuesses: 4 };
const played = { gameId: "game", gameType: "custom", score: 3, timeTaken: 6, totalGuesses: 4 };

it.each([
	{ score: -1 },
	{ score: 1.5 },
	{ score: 5 },
	{ totalGuesses: 2 },
	{ score: 1_000_001, totalGuesses: 1_000_001 },
	{ totalGuesses: undefined },
	{ timePerGuess: -0.1, timeTaken: -0.1 },
	{ timePerGuess: Number.POSITIVE_INFINITY, timeTaken: Number.NaN },
	{ timePerGuess: 1e300, timeTaken: 1e300 },
])("refuses %j in a submitted score", (wrong) => {
	expect(submitScoreInput.safeParse({ ...submitted, ...wrong }).success).toBe(false);
	expect(gameHistoryInput.safeParse({ ...played, ...wrong }).success).toBe(false);
});

it("accepts a valid score, also of 0", () => {
	expect(submitScoreInput.parse(submitted)).toEqual(submitted);
	expect(gameHistoryInput.parse(played)).toEqual(played);
	expect(submitScoreInput.safeParse({ ...submitted, score: 0, totalGuesses: 0 }).success).toBe(true);
});
