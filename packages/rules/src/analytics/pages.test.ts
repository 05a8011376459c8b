import fc from "fast-check";
import { expect, it } from "vitest";
import { browserOf, deviceOf, PAGES, pageOf, screenOf } from "./pages.ts";

it.each([
	["/", "/"],
	["", "/"],
	["/leaderboard?tab=custom#top", "/leaderboard"],
	["/leaderboard/", "/leaderboard"],
	["/user/0199f2", "/user/:userId"],
	["/custom-games/7/insights", "/custom-games/:id/insights"],
	["/custom-game/7?key=secret", "/custom-game/:id"],
	["/unsubscribe/secret", "/unsubscribe/:token"],
	["/admin/users/7", "/admin"],
	["/user/7/more", "other"],
	["/wp-login.php", "other"],
])("%s is counted as %s", (path, page) => {
	expect(pageOf(path)).toBe(page);
});

it("maps any input to a fixed set of names", () => {
	const names = new Set<string>([...PAGES, "/admin", "other"]);
	fc.assert(
		fc.property(fc.webPath(), (path) => {
			expect(names.has(pageOf(path))).toBe(true);
		}),
	);
	fc.assert(
		fc.property(fc.string(), (text) => {
			expect(deviceOf(text)).toMatch(/^(desktop|mobile|tablet|other)$/);
			expect(browserOf(text)).toMatch(/^(Chrome|Edge|Firefox|Opera|Safari|other)$/);
			expect(screenOf(text)).toMatch(/px|other/);
		}),
	);
});

it.each([
	["Firefox 144", "Firefox"],
	["Edg 140", "Edge"],
	["OPR 120", "Opera"],
	["Other", "other"],
])("takes %s for %s", (info, name) => {
	expect(browserOf(info)).toBe(name);
});

it.each([
	["390x844", "under 480 px"],
	["768x1024", "768 to 1023 px"],
	["2560x1440", "1920 px and more"],
	["0x0", "other"],
	["wide", "other"],
])("takes a screen of %s for one of %s", (size, range) => {
	expect(screenOf(size)).toBe(range);
});
