import { expect, it } from "vitest";
import { allowsRemotePictures, isGamePage } from "./remote-pictures.ts";

it.each(["/custom-games", "/custom-games/x/insights", "/custom-game/x", "/edit-custom-game/x"])(
	"%s is a page of custom games",
	(path) => {
		expect(isGamePage(path)).toBe(true);
		expect(allowsRemotePictures(path)).toBe(true);
	},
);

it.each(["/", "/profile", "/user/x", "/messages/x", "/duel/x"])(
	"%s shows pictures of custom games",
	(path) => {
		expect(isGamePage(path)).toBe(false);
		expect(allowsRemotePictures(path)).toBe(true);
	},
);

it.each([
	"/leaderboard",
	"/messagesters",
	"/country-game",
	"/custom-gamesters",
	"/users",
	"/duel/new",
	"/x/custom-game",
])("%s loads no pictures of other sites", (path) => {
	expect(allowsRemotePictures(path)).toBe(false);
});
