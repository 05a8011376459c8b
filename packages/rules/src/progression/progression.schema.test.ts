import { expect, it } from "vitest";
import { issueCode } from "../errors/issues.schema.ts";
import { updateScoreInput } from "./progression.schema.ts";

it("keeps the selected feature for games with filters, and drops it for the others", () => {
	const withFilter = { game: "movieGame", score: 3, selectedFeature: "x".repeat(100) };
	expect(updateScoreInput.parse(withFilter)).toEqual(withFilter);
	expect(updateScoreInput.parse({ game: "githubGame", score: 3, selectedFeature: "x" })).toEqual({
		game: "githubGame",
		score: 3,
	});
});

it.each([-1, 1.5, 1_000_001, Number.NaN, "5", null, undefined])("refuses a score of %s", (score) => {
	const { error } = updateScoreInput.safeParse({ game: "githubGame", score });
	expect(error?.issues.map(issueCode)).toEqual(["progression/score-invalid"]);
});

it.each([
	[{ game: null, score: 1 }, ["play/game-missing"]],
	[{ game: "chess", score: -1 }, ["play/no-such-game", "progression/score-invalid"]],
	[{ game: "movieGame", score: 1, selectedFeature: "x".repeat(101) }, ["progression/feature-invalid"]],
])("names what is wrong with %j, the game first", (input, codes) => {
	expect(updateScoreInput.safeParse(input).error?.issues.map(issueCode)).toEqual(codes);
});
