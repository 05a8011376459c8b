import fc from "fast-check";
import { expect, it } from "vitest";
import { onOneDatabase } from "../../testing/sites.ts";
import { onePage } from "../../testing/test-web.ts";
import { createApp } from "../app.ts";
import { routeLabelOf } from "./call-counters.ts";

const openSite = onOneDatabase();

async function labels() {
	const { services } = await openSite();
	const app = createApp(services, onePage, [
		["ALL", "*", async (c) => c.body(null, 200, { label: routeLabelOf(c) })],
	]);
	return async (method: string, url: string) => (await app.request(url, { method })).headers.get("label");
}

it("names calls by their procedure, route or page", async () => {
	const labelOf = await labels();
	for (const [method, url, label] of [
		["GET", "/api/trpc/me.get?batch=1", "me.get"],
		["POST", "/api/trpc/play.guess", "play.guess"],
		["GET", "/api/trpc/customGames.lists.of.7", "other"],
		["GET", "/api/user/profile/0199f2?x=1", "GET /api/user/profile/:userId"],
		["HEAD", "/api/user/me", "GET /api/user/me"],
		["DELETE", "/api/user/me", "other"],
		["GET", "/api/none", "other"],
		["GET", "/user/0199f2", "/user/:userId"],
		["GET", "/admin/users/7", "/admin"],
		["POST", "/unsubscribe/secret", "POST /unsubscribe/:token"],
		["BREW", "/leaderboard", "/leaderboard"],
		["GET", "/health/ready", "GET /health/ready"],
		["GET", "/avatars/7.webp", "GET /avatars/*"],
		["GET", "/wp-login.php", "other"],
	] as const)
		expect(await labelOf(method, url), url).toBe(label);
});

it("uses only known labels, whatever is sent", async () => {
	const labelOf = await labels();
	const secret = "s3cr3t-of-a-person";
	const path = fc.tuple(
		fc.constantFrom("/", "/api/", "/api/trpc/", "/user/", "/api/user/", "/avatars/"),
		fc.constantFrom("", "/", "/7", "/../x", "?a=/api/docs", "/assets/x", "%2F..%2f", "//"),
	);
	await fc.assert(
		fc.asyncProperty(fc.constantFrom("GET", "POST", "PUT", "X"), path, async (method, [start, rest]) => {
			expect(await labelOf(method, `${start}${secret}${rest}`)).not.toContain(secret);
		}),
		{ numRuns: 50 },
	);
});
