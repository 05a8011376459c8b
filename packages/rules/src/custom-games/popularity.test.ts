import { describe, expect, it } from "vitest";
import { countsForPopularity, countsForTrending, type Play, withFewOfEachCreator } from "./popularity.ts";

const play = (changes: Partial<Play>): Play => ({
	playerId: "bob",
	creatorId: "ada",
	isFirstOfDay: true,
	isJudged: true,
	...changes,
});

describe("what counts", () => {
	it.each([
		["another player's first play of the day", {}, true, true],
		["a player's second play of the day", { isFirstOfDay: false }, false, false],
		["a play that only the client tells of", { isJudged: false }, true, false],
		["the creator's play", { playerId: "ada" }, false, false],
		["a visitor's first play of the day", { playerId: null }, true, false],
		["a visitor's second play of the day", { playerId: null, isFirstOfDay: false }, false, false],
		["a player's play of a game of the site", { creatorId: null }, true, true],
		["a visitor's play of a game of the site", { playerId: null, creatorId: null }, true, false],
	])("%s", (_, changes, popularity, trending) => {
		expect(countsForPopularity(play(changes))).toBe(popularity);
		expect(countsForTrending(play(changes))).toBe(trending);
	});
});

it("keeps two games of each creator, and all of the site", () => {
	const games = ["ada", "ada", null, "bob", "ada", null, "ada", null, "bob"].map((creatorId, at) => ({
		creatorId,
		at,
	}));
	expect(withFewOfEachCreator(games).map(({ at }) => at)).toEqual([0, 1, 2, 3, 5, 7, 8]);
});
