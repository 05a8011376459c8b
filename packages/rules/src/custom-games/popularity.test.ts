import { describe, expect, it } from "vitest";
import { countsForPopularity, countsForTrending, type Play } from "./popularity.ts";

const play = (changes: Partial<Play>): Play => ({
	playerId: "bob",
	creatorId: "ada",
	isFirstOfDay: true,
	...changes,
});

describe("what counts", () => {
	it.each([
		["another player's first play of the day", {}, true, true],
		["a player's second play of the day", { isFirstOfDay: false }, false, false],
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
