import { expect, it } from "vitest";
import { allowsRemotePictures, isGamePage } from "./remote-pictures.ts";

it.each([
	["/custom-games", true, true],
	["/custom-games/x/insights", true, true],
	["/edit-custom-game/x", true, true],
	["/games", true, true],
	["/games/by/x", true, true],
	["/", false, true],
	["/messages/x", false, true],
	["/duel/x", false, true],
	["/leaderboard", false, false],
	["/messagesters", false, false],
	["/custom-gamesters", false, false],
	["/duel/new", false, false],
	["/x/custom-game", false, false],
])(
	"%s is a page of custom games: %s, and may show pictures of other sites: %s",
	(path, isGames, isAllowed) => {
		expect(isGamePage(path)).toBe(isGames);
		expect(allowsRemotePictures(path)).toBe(isAllowed);
	},
);
