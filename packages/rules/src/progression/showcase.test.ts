import { expect, it } from "vitest";
import { BADGE_IDS } from "./badges.ts";
import { showcaseOf } from "./showcase.ts";

it("shows the latest five, the newest first, until the player chooses", () => {
	expect(showcaseOf(null, [])).toEqual([]);
	expect(showcaseOf(null, ["first_game", "score_10"])).toEqual(["score_10", "first_game"]);
	expect(showcaseOf(null, BADGE_IDS.slice(0, 7))).toEqual([
		"reddit_guru",
		"github_master",
		"score_100",
		"score_50",
		"score_25",
	]);
});

it("shows the chosen badges in their order, and only earned ones", () => {
	expect(showcaseOf(["score_10", "first_game"], BADGE_IDS)).toEqual(["score_10", "first_game"]);
	expect(showcaseOf(["score_100", "first_game"], ["first_game"])).toEqual(["first_game"]);
});
