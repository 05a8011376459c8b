import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { afterEach, expect, it } from "vitest";
import { type OpenSite, onAnyDatabase, onOneDatabase } from "../../testing/sites.ts";
import type { TestSite } from "../../testing/test-site.ts";
import type { Settings } from "../settings.ts";

const openOneSite = onOneDatabase();
const opened: TestSite[] = [];
const openSite: OpenSite = async (options) => {
	const site = await openOneSite(options);
	opened.push(site);
	return site;
};
// Runs before the check that nothing is left in the log.
afterEach(() => {
	const lines = opened.splice(0).flatMap(({ log }) => log.take());
	expect(lines.filter((line) => !line.includes("set PUBLIC_URL"))).toEqual([]);
});

const PUBLIC = "https://hilo.example";
const FOREIGN = "https://elsewhere.example";
/** The server's own name, behind a proxy that speaks plain HTTP to it. */
const INSIDE = "http://10.0.0.5:3000";

type Headers = Record<string, string>;

const CASES: [name: string, headers: Headers, isLetIn: boolean][] = [
	["no browser's headers", {}, true],
	["the site's public address", { Origin: PUBLIC, "Sec-Fetch-Site": "cross-site" }, true],
	["another site that claims to be this one", { Origin: FOREIGN, "Sec-Fetch-Site": "same-origin" }, false],
	["the public address by http", { Origin: "http://hilo.example" }, false],
	["the own host by http, where the site is reached by https", { Origin: INSIDE }, false],
	["the own host by https, which ends at the proxy", { Origin: "https://10.0.0.5:3000" }, true],
	["the own host by https with its own port", { Origin: "https://10.0.0.5", Host: "10.0.0.5:443" }, true],
	["another port than the own host's", { Origin: "https://10.0.0.5", Host: "10.0.0.5:8443" }, false],
	["a subdomain", { Origin: "https://evil.hilo.example" }, false],
	["a name that begins alike", { Origin: "https://hilo.example.evil.example" }, false],
	["an opaque origin", { Origin: "null" }, false],
	["no origin, but a fetch of a neighbour", { "Sec-Fetch-Site": "same-site" }, false],
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
	await site.services.analytics.dailyCounts.save();
	const counted = await site.db.kysely.selectFrom("daily_counts").selectAll().execute();
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

it("refuses to change anything by GET over tRPC", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	expect((await ada.get("/trpc/accounts.logout")).status).toBe(404);
	expect((await ada.get("/user/me")).status).toBe(200);
});

const CLIENT = { "X-Forwarded-For": "198.51.100.9" };
/** What proxies in front of https://hilo.example send, and the Host that reaches the server. */
const PROXIES: [name: string, host: string, headers: Headers][] = [
	["Caddy", "hilo.example", { ...CLIENT, "X-Forwarded-Proto": "https", "X-Forwarded-Host": "hilo.example" }],
	["nginx as it is", "127.0.0.1:3000", {}],
	["nginx with $host:$server_port", "hilo.example:443", { ...CLIENT, "X-Forwarded-Proto": "https" }],
	["Apache without ProxyPreserveHost", "10.0.0.5:3000", { ...CLIENT, "X-Forwarded-Host": "hilo.example" }],
];

it.each(PROXIES)("behind %s", async (_, host, headers) => {
	for (const trustProxy of [true, false]) {
		const save = async (publicUrl: string | null) => {
			const site = await openSite({ settings: { trustProxy, publicUrl } });
			const sent = { ...headers, Origin: PUBLIC, "Sec-Fetch-Site": "same-origin", Host: host };
			const { status } = await site.visitor().post("/auth/logout", {}, sent);
			return { status, lines: site.log.take() };
		};
		expect(await save(PUBLIC), "with PUBLIC_URL").toEqual({ status: 200, lines: [] });
		const isPassedOn = host.startsWith("hilo.example");
		const { status, lines } = await save(null);
		expect(status, "without PUBLIC_URL").toBe(isPassedOn ? 200 : 403);
		expect(lines, "without PUBLIC_URL").toHaveLength(isPassedOn ? 0 : 1);
		for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: "warn", origin: PUBLIC, host });
	}
});

onAnyDatabase((openSite) => {
	it("is reported once an hour for each pair of names, in the log, by hilo doctor and on the dashboard", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const found = async () =>
			(await root.api.admin.health.query()).filter(({ name }) => name === "Refused changes");
		const refuse = async (origin: string, site_?: string) => {
			const headers = { Origin: origin, Host: "127.0.0.1:3000", ...(site_ && { "Sec-Fetch-Site": site_ }) };
			expect((await site.visitor().post("/auth/logout", {}, headers)).status).toBe(403);
			await site.settled();
			return site.log.take().length;
		};
		expect(await refuse(FOREIGN, "cross-site"), "a foreign page").toBe(0);
		for (const odd of ["null", "", "chrome-extension://abc", `https://${"a".repeat(300)}.example`])
			expect(await refuse(odd), odd).toBe(0);
		expect(await found()).toEqual([]);
		expect(await refuse(PUBLIC)).toBe(1);
		for (let n = 0; n < 3; n++) expect(await refuse(PUBLIC, "same-origin")).toBe(0);
		expect(await found()).toMatchObject([
			{
				verdict: "warning",
				found: `pages at ${PUBLIC} can't change anything: their calls arrive here as calls to 127.0.0.1:3000`,
				remedy: expect.stringContaining(`PUBLIC_URL=${PUBLIC}`),
			},
		]);
		site.clock.advance(HOUR_MS);
		expect(await refuse(PUBLIC)).toBe(1);
		let lines = 0;
		for (let n = 0; n < 50; n++) lines += await refuse(`https://a${n}.example`);
		expect(lines, "however many names a caller makes up").toBe(19);
		site.clock.advance(DAY_MS);
		expect(await found()).toEqual([]);
	});
});
