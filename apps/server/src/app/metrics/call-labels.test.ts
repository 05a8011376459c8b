import fc from "fast-check";
import { expect, it } from "vitest";
import { routeLabelOf } from "./call-counters.ts";

it.each([
	["GET", "/api/trpc/me.get?batch=1", "me.get"],
	["POST", "/api/trpc/play.guess", "play.guess"],
	["GET", "/api/trpc/customGames.lists.of.7", "other"],
	["GET", "/api/user/profile/0199f2?x=1", "GET /user/profile/:userId"],
	["HEAD", "/api/user/me", "GET /user/me"],
	["DELETE", "/api/user/me", "other"],
	["GET", "/user/0199f2", "/user/:userId"],
	["GET", "/admin/users/7", "/admin"],
	["POST", "/unsubscribe/secret", "POST /unsubscribe/:token"],
	["BREW", "/leaderboard", "other /leaderboard"],
	["GET", "/health/ready", "health"],
	["GET", "/wp-login.php", "other"],
])("%s %s is counted as %s", (method, url, label) => {
	expect(routeLabelOf(method, url)).toBe(label);
});

it("uses only known labels, whatever is sent", () => {
	const secret = "s3cr3t-of-a-person";
	const path = fc.tuple(
		fc.constantFrom("/", "/api/", "/api/trpc/", "/user/", "/api/user/"),
		fc.constantFrom("", "/", "/7", "/../x", "?a=/api/docs", "/assets/x", "%2F..%2f", "//"),
	);
	fc.assert(
		fc.property(fc.constantFrom("GET", "POST", "PUT", "X"), path, (method, [start, rest]) => {
			expect(routeLabelOf(method, `${start}${secret}${rest}`)).not.toContain(secret);
		}),
		{ numRuns: 50 },
	);
});
