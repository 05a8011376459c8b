import { isOwnPath } from "@hilo/rules/site/base-path";
import { afterEach, describe, expect, it } from "vitest";
import { seedContent } from "../features/site/seed-content.ts";
import { type Listening, listen } from "../platform/http/listen.ts";
import { onOneDatabase } from "../testing/sites.ts";
import { webThatRenders } from "../testing/test-web.ts";

const SITE = { publicUrl: "https://example.org/hilo", basePath: "/hilo" };

const openSite = onOneDatabase();
let server: Listening | null = null;
afterEach(() => server?.close());

const openBelow = (
	web = webThatRenders(async () => ({ kind: "redirect", location: "/sign-in?from=%2Fduels" })),
) => openSite({ settings: SITE, web });

describe("a site below a path", () => {
	it("answers with the path and without, as proxies pass it on or strip it", async () => {
		const { app } = await openBelow();
		server = await listen(app, { host: "127.0.0.1", port: 0, basePath: "/hilo" });
		for (const path of ["/health", "/health/ready", "/api/health", "/api/game-status", "/robots.txt"])
			for (const base of ["/hilo", ""])
				expect((await fetch(server.url + base + path)).status, base + path).toBe(200);
		for (const path of ["/hilo", "/hilo/", "/hilo?x=1"])
			expect((await fetch(server.url + path, { redirect: "manual" })).status, path).toBe(302);
		expect((await fetch(`${server.url}/hilo2/api/health`, { redirect: "manual" })).status).toBe(302);
	});

	it("sends its cookies to nothing beside it, also when it clears them", async () => {
		const site = await openBelow();
		const browser = site.visitor({ origin: "https://example.org" });
		const account = { email: "ada@example.org", username: "ada", password: "correct horse" };
		expect((await browser.post("/auth/register", account, { Origin: "https://example.org" })).status).toBe(
			201,
		);
		const set = browser.setCookies;
		await browser.post("/auth/logout");
		expect(set.length).toBeGreaterThan(1);
		for (const line of [...set, ...browser.setCookies]) expect(line).toMatch(/; Path=\/hilo(;|$)/);
	});

	it("lets its own pages change something, by the origin of its address", async () => {
		const player = await (await openBelow()).player("ada", { origin: "http://10.0.0.2:3000" });
		const headers = { Origin: "https://example.org" };
		expect((await player.post("/user/update-status", { status: "busy" }, headers)).status).toBe(200);
	});

	it("redirects within the path", async () => {
		const visitor = (await openBelow()).visitor();
		const page = await visitor.open("/duels", { redirect: "manual" });
		expect(page.headers.get("Location")).toBe("/hilo/sign-in?from=%2Fduels");
		const preview = await visitor.open("/previews/site-00000000.png", { redirect: "manual" });
		expect(preview.headers.get("Location")).toMatch(/^\/hilo\/previews\/site-[\da-f]{8}\.png$/);
	});

	it("has the path in documented answers, and takes pictures back with it or without", async () => {
		const site = await openBelow();
		const ada = await site.player("ada");
		const items = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].map((name, at) => ({
			name,
			value: at + 1,
			imageUrl: at % 2 ? `/drawn/item/${name}.svg` : `/hilo/drawn/item/${name}.svg`,
		}));
		const game = { name: "Letters", description: "Which is later?", privacyLevel: "public", items };
		const { status, body } = await ada.post("/custom-games", game);
		expect(status, JSON.stringify(body)).toBe(201);
		const made = body as { _id: string; shareableLink: string; items: { imageUrl: string }[] };
		expect(made.items.map(({ imageUrl }) => imageUrl)).toEqual(
			items.map(({ name }) => `/hilo/drawn/item/${name}.svg`),
		);
		expect(made.shareableLink).toBe(`/hilo/custom-game/${made._id}`);
		const { body: me } = await ada.get("/user/me");
		expect(me).toMatchObject({ user: { avatarUrl: expect.stringMatching(/^\/hilo\/avatars\/initials\//) } });
		// Stored, and for the site's own pages, they are as everywhere.
		const shown = await ada.api.customGames.get.query({ id: made._id });
		expect(shown.shareableLink).toBe(`/custom-game/${made._id}`);
	});

	it("has the path in what machines and documents read", async () => {
		const visitor = (await openBelow()).visitor();
		const text = async (path: string) => (await visitor.fetch(path)).text();
		const { scope, start_url, icons } = JSON.parse(await text("/site.webmanifest"));
		expect([scope, start_url, ...icons.map(({ src }: { src: string }) => src)]).toEqual(
			Array(5).fill(expect.stringMatching(/^\/hilo\//)),
		);
		expect(JSON.parse(await text("/api/openapi.json")).servers).toEqual([{ url: "/hilo/api" }]);
		expect(await text("/robots.txt")).toContain("Sitemap: https://example.org/hilo/sitemap.xml");
		expect(await text("/sitemaps/pages-1.xml")).toContain("<loc>https://example.org/hilo/daily</loc>");
		const docs = (await text("/api/docs")) + (await text("/api/docs/start.js"));
		expect(docs).not.toMatch(/"\/(?!hilo\/)[a-z]/);
	});

	it("has the path in the links of mails and of legal texts", async () => {
		const site = await openBelow();
		await site.player("ada");
		await site.visitor().api.accounts.forgotPassword.mutate({ email: "ada@example.org" });
		await site.settled();
		expect(site.mails[0]?.text).toContain("https://example.org/hilo/reset-password?token=");
		await seedContent(site.operator);
		const { body } = await site.visitor().get("/user/terms-of-service");
		const links = [...JSON.stringify(body).matchAll(/href=\\"(\/[^\\]*)/g)].map(([, href]) => href);
		expect(links).toContain("/hilo/credits");
		for (const link of links) expect(link).toMatch(/^\/hilo\//);
	});
});

it("refuses each path that the site's own addresses begin with as a base path", async () => {
	const { app } = await openSite();
	const beginnings = app.routes.flatMap(({ path }) => /^\/[a-z-]+(?=\/|$)/.exec(path) ?? []);
	expect(new Set(beginnings).size).toBeGreaterThan(5);
	for (const path of beginnings) expect(isOwnPath(path), path).toBe(true);
});
