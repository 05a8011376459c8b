import { expect, it } from "vitest";
import { weakestGame } from "./weakest-game.ts";

const GAMES = ["country", "github", "music", "country", "movie", "music"] as const;

it("is the game with the most mistakes, of equals the first in the deck", () => {
	const played = weakestGame(GAMES, ["right", "wrong", "wrong", "right", "right", "timeout"]);
	expect(played).toEqual({ game: "music", right: 0, rounds: 2 });
	const equals = weakestGame(GAMES, ["right", "wrong", "right", "wrong", "right", "wrong"]);
	expect(equals).toEqual({ game: "country", right: 1, rounds: 2 });
});

it("counts rounds that were not played as mistakes", () => {
	expect(weakestGame(GAMES, ["right", "right"])).toEqual({ game: "music", right: 0, rounds: 2 });
});

it("is none after a perfect deck", () => {
	expect(weakestGame(GAMES, new Array(6).fill("right"))).toBeNull();
});
