import { expect, it } from "vitest";
import { trackPlayInput } from "../analytics/analytics.schema.ts";
import { issueCode } from "../errors/issue-code.ts";
import { TRACKED_NAMES } from "./games.ts";
import {
	currentInput,
	guessInput,
	openingInput,
	poolInput,
	startInput,
	timeOutInput,
} from "./play.schema.ts";

const guess = { runId: "r1", round: 1, guess: "higher" };

it("takes a guess", () => {
	expect(guessInput.parse(guess)).toEqual(guess);
	expect(timeOutInput.parse({ runId: "r1", round: 3 })).toEqual({ runId: "r1", round: 3 });
});

it.each([
	[{ guess: "timeout" }, "play/guess-invalid"],
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

it.each([openingInput, currentInput, startInput])("asks for one of the eight games", (schema) => {
	expect(schema.parse({ game: "country" })).toMatchObject({ game: "country" });
	const codesOf = (input: unknown) => schema.safeParse(input).error?.issues.map(issueCode);
	for (const game of ["countryGame", "chess"]) expect(codesOf({ game })).toEqual(["play/no-such-game"]);
	for (const input of [{}, { game: 5 }]) expect(codesOf(input)).toEqual(["play/game-missing"]);
});

it.each([openingInput, startInput])("takes a filter, and the game's first one by default", (schema) => {
	expect(schema.parse({ game: "movie" })).toEqual({ game: "movie", filter: "" });
	expect(schema.parse({ game: "movie", filter: "28:1980s" })).toEqual({
		game: "movie",
		filter: "28:1980s",
	});
	for (const filter of [7, "x".repeat(41)]) {
		expect(schema.safeParse({ game: "movie", filter }).error?.issues.map(issueCode)).toEqual([
			"play/no-such-game",
		]);
	}
});

it("asks for a pool by its id", () => {
	expect(poolInput.parse({ poolId: "github-x" })).toEqual({ poolId: "github-x" });
	expect(poolInput.safeParse({}).error?.issues.map(issueCode)).toEqual(["play/no-such-pool"]);
});

it("tracks a game by its id or by any of its keys", () => {
	for (const game of TRACKED_NAMES) expect(trackPlayInput.parse({ game })).toEqual({ game });
	expect(trackPlayInput.safeParse({ game: "chess" }).error?.issues.map(issueCode)).toEqual([
		"play/no-such-game",
	]);
});
