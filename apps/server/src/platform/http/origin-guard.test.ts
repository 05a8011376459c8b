import { expect, it } from "vitest";
import { onOneDatabase } from "../../testing/sites.ts";
import type { Settings } from "../settings.ts";

const openSite = onOneDatabase();

const PUBLIC = "https://hilo.example";
/** The server's own name, behind a proxy that speaks plain HTTP to it. */
const INSIDE = "http://10.0.0.5:3000";

type Headers = Record<string, string>;

const CASES: [name: string, headers: Headers, isLetIn: boolean][] = [
	["no browser's headers", {}, true],
	["the request's own host by http, where the site is reached by https", { Origin: INSIDE }, false],
	["the own host by https, which ends at the proxy", { Origin: "https://10.0.0.5:3000" }, true],
	["the site's public address", { Origin: PUBLIC }, true],
	[
		"the public address, whatever the browser makes of it",
		{ Origin: PUBLIC, "Sec-Fetch-Site": "cross-site" },
		true,
	],
	["another site", { Origin: "https://elsewhere.example" }, false],
	[
		"another site that claims to be this one",
		{ Origin: "https://elsewhere.example", "Sec-Fetch-Site": "same-origin" },
		false,
	],
	["the public address by http", { Origin: "http://hilo.example" }, false],
	["another port of the host", { Origin: "http://10.0.0.5:3001" }, false],
	["a subdomain", { Origin: "https://evil.hilo.example" }, false],
	["a name that begins alike", { Origin: "https://hilo.example.evil.example" }, false],
	["an opaque origin", { Origin: "null" }, false],
	["an empty origin", { Origin: "" }, false],
	["no origin, but a fetch of another site", { "Sec-Fetch-Site": "cross-site" }, false],
	["no origin, but a fetch of a neighbour", { "Sec-Fetch-Site": "same-site" }, false],
	["no origin, and a fetch of its own", { "Sec-Fetch-Site": "same-origin" }, true],
	["no origin, and an address typed in", { "Sec-Fetch-Site": "none" }, true],
];

it.each(CASES)("%s", async (_, headers, isLetIn) => {
	const site = await openSite({ settings: { publicUrl: PUBLIC } });
	const ada = await site.player("ada", { origin: INSIDE });
	const rest = await ada.post("/user/update-score", { game: "githubGame", score: 3 }, headers);
	const own = await ada.post("/trpc/analytics.trackPlay", { game: "github" }, headers);
	expect([rest.status, own.status]).toEqual(isLetIn ? [200, 200] : [403, 403]);
	if (!isLetIn) {
		expect(rest.body).toMatchObject({ code: "request/foreign-origin" });
		expect(own.body).toMatchObject({ error: { data: { appCode: "request/foreign-origin" } } });
	}
	await site.services.dailyCounts.save();
	const counted = await site.db.kysely.selectFrom("play_counts").selectAll().execute();
	expect(counted).toHaveLength(isLetIn ? 1 : 0);
	const reading = await ada.get("/user/me", headers);
	expect(reading).toMatchObject({
		status: 200,
		body: { user: { games: { githubGame: { highScore: isLetIn ? 3 : 0 } } } },
	});
});

it("accepts only the request's own host when no public address is set", async () => {
	const site = await openSite();
	const logout = (origin: string) => site.visitor().post("/auth/logout", {}, { Origin: origin });
	expect((await logout("http://hilo.test")).status).toBe(200);
	expect((await logout(PUBLIC)).status).toBe(403);
});

it("accepts the own host over http unless the browser came by https", async () => {
	const logout = async (settings: Partial<Settings>, proto: string, origin: string) => {
		const site = await openSite({ settings });
		const headers = { Origin: origin, "X-Forwarded-Proto": proto };
		return (await site.visitor().post("/auth/logout", {}, headers)).status;
	};
	const [byHttp, byHttps] = ["http://hilo.test", "https://hilo.test"];
	expect(await logout({ trustProxy: true }, "https", byHttp)).toBe(403);
	expect(await logout({ trustProxy: true }, "https", byHttps)).toBe(200);
	expect(await logout({ trustProxy: true }, "http", byHttp)).toBe(200);
	expect(await logout({}, "https", byHttp), "a header that anybody may send").toBe(200);
	expect(await logout({}, "http", byHttps), "https that ends at a proxy unknown to the site").toBe(200);
	expect(await logout({ publicUrl: "http://hilo.test" }, "http", byHttp)).toBe(200);
	expect(await logout({ publicUrl: byHttps }, "http", byHttp)).toBe(403);
});

it.each(["PUT", "PATCH", "DELETE", "POST"])("guards %s", async (method) => {
	const site = await openSite();
	const foreign = { Origin: "https://elsewhere.example" };
	expect((await site.visitor().send(method, "/user/profile", {}, foreign)).status).toBe(403);
});

it("refuses to change anything by GET over tRPC", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	expect((await ada.get("/trpc/accounts.logout")).status).toBe(404);
	expect((await ada.get("/user/me")).status).toBe(200);
});
