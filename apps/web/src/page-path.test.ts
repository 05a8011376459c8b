import { describe, expect, test } from "vitest";
import { pagePath } from "./entry-server.tsx";

describe("the path that a page is cached by", () => {
	test.each([
		["/", "/"],
		["/?x=1", "/"],
		["/leaderboard?x=1&tab=custom&q=rivers&utm_source=a", "/leaderboard?tab=custom&q=rivers"],
		["/leaderboard?tab=nonsense", "/leaderboard"],
		["/leaderboard?tab=custom&q=2024", "/leaderboard?tab=custom&q=%222024%22"],
		["/duel/new?game=country&to=ada&x=1", "/duel/new?game=country&to=ada"],
		["/duel/new?to=ada&x=1&game=country", "/duel/new?to=ada&game=country"],
		["/custom-game/a%20b?key=secret&x=1", "/custom-game/a%20b?key=secret"],
		["/no-such-page?x=1", "/no-such-page"],
		["//other.example/?x=1", "//other.example/"],
		["/%E0%A4%A?x=1", "/%E0%A4%A"],
		["/updates?page=2&__proto__=1&constructor=2", "/updates?page=2"],
	])("of %s is %s", (path, known) => {
		expect(pagePath(path)).toBe(known);
		expect(pagePath(known)).toBe(known);
	});
});
