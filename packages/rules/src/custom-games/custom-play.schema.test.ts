import { expect, it } from "vitest";
import { gameHistoryInput, submitScoreInput } from "./custom-play.schema.ts";

const submitted = { id: "game", score: 3, timePerGuess: 1.5, totalGuesses: 4 };
const played = { gameId: "game", gameType: "custom", score: 3, timeTaken: 6, totalGuesses: 4 };
const TEXT = "Scores and guesses must be whole numbers from 0, and times must be seconds from 0";

it.each([
	{ score: -1 },
	{ score: 1.5 },
	{ score: "3" },
	{ score: 5 },
	{ totalGuesses: 2 },
	{ score: 1_000_001, totalGuesses: 1_000_001 },
	{ totalGuesses: undefined },
	{ timePerGuess: -0.1, timeTaken: -0.1 },
	{ timePerGuess: Number.POSITIVE_INFINITY, timeTaken: Number.NaN },
	{ timePerGuess: 1e300, timeTaken: 1e300 },
])("refuses %j in a submitted score", (wrong) => {
	for (const result of [
		submitScoreInput.safeParse({ ...submitted, ...wrong }),
		gameHistoryInput.safeParse({ ...played, ...wrong }),
	]) {
		expect(result.error?.issues[0]?.message).toBe(TEXT);
	}
});

it("accepts a valid score", () => {
	expect(submitScoreInput.parse(submitted)).toEqual(submitted);
	expect(gameHistoryInput.parse(played)).toEqual(played);
	const none = { score: 0, totalGuesses: 0 };
	expect(submitScoreInput.safeParse({ ...submitted, ...none }).success).toBe(true);
	const classic = gameHistoryInput.safeParse({ ...played, gameType: "classic" });
	expect(classic.error?.issues[0]?.message).toBe("There is no such game");
});
