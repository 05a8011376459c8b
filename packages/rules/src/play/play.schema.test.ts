import { expect, it } from "vitest";
import { trackPlayInput } from "../analytics/analytics.schema.ts";
import { issueCode } from "../errors/issues.schema.ts";
import { guessInput, poolInput, startInput } from "./play.schema.ts";

const guess = { runId: "r1", round: 1, guess: "higher" };

it.each([
	[{ guess: "time-out" }, "play/guess-invalid"],
	[{ guess: undefined }, "play/guess-invalid"],
	[{ round: 0 }, "play/wrong-round"],
	[{ round: 1.5 }, "play/wrong-round"],
	[{ round: 2 ** 31 }, "play/wrong-round"],
	[{ runId: "" }, "play/no-such-run"],
	[{ runId: "x".repeat(101) }, "play/no-such-run"],
])("refuses a guess with %j", (wrong, code) => {
	const { error } = guessInput.safeParse({ ...guess, ...wrong });
	expect(error?.issues.map(issueCode)).toEqual([code]);
});

it.each([
	[startInput, { game: "countryGame" }, "play/no-such-game"],
	[startInput, {}, "play/game-missing"],
	[startInput, { game: 5 }, "play/game-missing"],
	[startInput, { game: "movie", filter: "x".repeat(41) }, "play/no-such-game"],
	[poolInput, {}, "play/no-such-pool"],
	[trackPlayInput, { game: "chess" }, "play/no-such-game"],
])("refuses a game that does not exist, or a request without one: %#", (schema, input, code) => {
	expect(schema.safeParse(input).error?.issues.map(issueCode)).toEqual([code]);
});

it("starts a game with the filter, and with its first one by default", () => {
	expect(startInput.parse({ game: "movie" })).toEqual({ game: "movie", filter: "" });
	expect(startInput.parse({ game: "movie", filter: "28:1980s" })).toMatchObject({ filter: "28:1980s" });
});
