import fc from "fast-check";
import { expect, it } from "vitest";
import { browserOf, PAGES, pageOf, screenOf } from "./pages.ts";

it.each([
	["", "/"],
	["/leaderboard?tab=custom#top", "/leaderboard"],
	["/leaderboard/", "/leaderboard"],
	["/user/0199f2", "/user/:userId"],
	["/custom-game/7?key=secret", "/custom-game/:id"],
	["/unsubscribe/secret", "/unsubscribe/:token"],
	["/admin/users/7", "/admin"],
	["/user/7/more", "other"],
	["/wp-login.php", "other"],
])("%s is counted as %s", (path, page) => {
	expect(pageOf(path)).toBe(page);
});

it("counts any path under one of the known names, which hold no ids", () => {
	const names = new Set<string>([...PAGES, "/admin", "other"]);
	fc.assert(
		fc.property(fc.webPath(), (path) => {
			expect(names.has(pageOf(path))).toBe(true);
		}),
	);
});

it("tells common browsers and sizes of screens apart, and calls the rest other", () => {
	expect(["Firefox 144", "Edg 140", "OPR 120", "curl"].map(browserOf)).toEqual([
		"Firefox",
		"Edge",
		"Opera",
		"other",
	]);
	expect(["390x844", "2560x1440", "0x0", "wide"].map(screenOf)).toEqual([
		"under 480 px",
		"1920 px and more",
		"other",
		"other",
	]);
});
