import { expect, it } from "vitest";
import { issueCode } from "../errors/issue-code.ts";
import { GAME_KEYS } from "../play/games.ts";
import { updateScoreInput } from "./update-score.schema.ts";

it("keeps the selected feature for movie, music, wealth and history games, and drops it for the others", () => {
	const keysWithFilter = GAME_KEYS.filter(
		(game) => "selectedFeature" in updateScoreInput.parse({ game, score: 1, selectedFeature: "x" }),
	);
	expect(keysWithFilter).toEqual(GAME_KEYS.filter((key) => /^(movie|music|wealth|history)/.test(key)));
	expect(updateScoreInput.parse({ game: "movieGame", score: 3 })).toEqual({ game: "movieGame", score: 3 });
});

it.each([0, 1, 1_000_000])("takes a score of %d", (score) => {
	expect(updateScoreInput.parse({ game: "githubGame", score })).toEqual({ game: "githubGame", score });
});

it.each([-1, 1.5, 1_000_001, Number.NaN, "5", null, undefined])("refuses a score of %s", (score) => {
	const { error } = updateScoreInput.safeParse({ game: "githubGame", score });
	expect(error?.issues.map(issueCode)).toEqual(["progression/score-invalid"]);
});

it("names an unknown game first", () => {
	const { error } = updateScoreInput.safeParse({ game: "chess", score: -1, selectedFeature: 3 });
	expect(error?.issues.map(issueCode)).toEqual([
		"play/no-such-game",
		"progression/score-invalid",
		"progression/feature-invalid",
	]);
});

it.each([undefined, null, 5, ["githubGame"]])("asks for a game instead of %j", (game) => {
	const { error } = updateScoreInput.safeParse({ game, score: 1 });
	expect(error?.issues.map(issueCode)).toEqual(["play/game-missing"]);
});

it("refuses a feature of more than 100 characters", () => {
	const input = { game: "movieGame", score: 1, selectedFeature: "x".repeat(101) };
	expect(updateScoreInput.safeParse(input).error?.issues.map(issueCode)).toEqual([
		"progression/feature-invalid",
	]);
	expect(updateScoreInput.safeParse({ ...input, selectedFeature: "x".repeat(100) }).success).toBe(true);
});
