import { defaultSiteLimits, SITE_LIMITS } from "@hilo/rules/site/site-limits";
import { expect, it } from "vitest";
import { setMaintenance } from "../features/site/maintenance.ts";
import type { Browser } from "../testing/browser.ts";
import { refusal } from "../testing/refusal.ts";
import { onOneDatabase } from "../testing/sites.ts";
import type { Player, SiteOptions } from "../testing/test-site.ts";
import { onePage } from "../testing/test-web.ts";

const openSite = onOneDatabase();

const READS = 100;
const PAGES = 30;
const WRITES = SITE_LIMITS.writes.defaultValue;

async function openLimited(options: SiteOptions = {}) {
	const site = await openSite({ web: onePage, ...options });
	const root = await site.player("root", { isAdmin: true, address: "192.0.2.99" });
	const limits = { ...defaultSiteLimits(), reads: READS, pages: PAGES };
	await root.api.site.setLimits.mutate({ limits });
	site.clock.advance(10_000);
	return site;
}

async function askTimes(times: number, ask: () => Promise<{ status: number }>): Promise<number[]> {
	const statuses = new Set<number>();
	for (let n = 0; n < times; n++) statuses.add((await ask()).status);
	return [...statuses];
}

const useUpReads = (browser: Browser, times = READS) => askTimes(times, () => browser.get("/game-status"));
const useUpPages = (browser: Browser) => askTimes(PAGES, () => browser.fetch("/"));

it("refuses calls past an address's limit, cached answers included, until the window ends", async () => {
	const site = await openLimited();
	const visitor = site.visitor({ address: "192.0.2.7" });
	const ada = await site.player("ada", { address: "192.0.2.7" });
	await useUpReads(visitor, 1);
	site.clock.advance(4000);
	expect(await useUpReads(visitor, READS - 1)).toEqual([200]);
	for (const path of ["/game-status", "/leaderboard/githubGame", "/user/me", "/no-such-call"]) {
		const answer = await ada.get(path, { "If-None-Match": '"x"' });
		expect(answer, path).toMatchObject({ status: 429, body: { code: "request/too-many" } });
		expect(answer.headers.get("Retry-After")).toBe("6");
	}
	expect(await refusal(ada.api.me.get.query())).toMatchObject({ status: 429, code: "request/too-many" });
	expect((await ada.post("/user/update-score", { game: "githubGame", score: 0 })).status).toBe(200);
	expect((await site.visitor({ address: "192.0.2.8" }).get("/game-status")).status).toBe(200);
	site.clock.advance(6000);
	expect((await ada.get("/user/me")).status).toBe(200);
});

it("refuses the pages of an address past their own limit", async () => {
	const site = await openLimited();
	const visitor = site.visitor({ address: "192.0.2.7" });
	expect(await useUpPages(visitor)).toEqual([200]);
	const refused = await visitor.fetch("/");
	expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "10"]);
	expect(await refused.text()).toContain("Too many requests. Please try again in 10 seconds.");
	expect((await visitor.get("/game-status")).status).toBe(200);
	expect((await site.visitor({ address: "192.0.2.8" }).fetch("/")).status).toBe(200);
});

it("counts requests to every route but health checks, which a proxy makes for many visitors", async () => {
	const site = await openLimited();
	const visitor = site.visitor();
	await useUpReads(visitor);
	await useUpPages(visitor);
	await askTimes(READS, () => visitor.open("/drawn/item/7.svg"));
	const open: string[] = [];
	for (const { path } of site.app.routes.filter(({ method }) => method === "GET")) {
		// A file's name that each of the patterns takes.
		const file = path.includes("initials") ? "AL-3.svg" : path.includes("svg") ? "7.svg" : "a-1.png";
		const name = path.includes("webp") ? "a.webp" : path.includes("site-") ? "site-00000000.png" : file;
		const address = path.replace(/:motif\{.*?\}(?=\/)|:motif/, "river").replace(/:file\{.*\}/, name);
		const { status } = await visitor.fetch(address.replaceAll(/\*|:\w+(\{.*?\})?/g, "x"));
		if (status !== 429) open.push(path);
	}
	expect(open.toSorted()).toEqual(["/api/health", "/health", "/health/live", "/health/ready"]);
});

it("limits attempts to unsubscribe with guessed tokens", async () => {
	const visitor = (await openSite()).visitor();
	const ask = () => visitor.open("/unsubscribe/abc", { method: "POST" });
	expect(await askTimes(300, ask)).not.toContain(429);
	expect((await ask()).status).toBe(429);
});

it("gives way to the answer of maintenance", async () => {
	const site = await openLimited();
	const visitor = site.visitor();
	await useUpReads(visitor);
	await setMaintenance(site.operator, { isOn: true });
	site.clock.advance(1000);
	expect((await visitor.get("/game-status")).status).toBe(503);
});

it("is off if the setting says so", async () => {
	const site = await openLimited({ settings: { rateLimits: false } });
	const [visitor, ada] = [site.visitor(), await site.player("ada")];
	expect(await useUpReads(visitor, READS + 1)).toEqual([200]);
	expect(await askTimes(PAGES + 1, () => visitor.fetch("/"))).toEqual([200]);
	expect(await write(ada, WRITES + 1)).toEqual([200]);
});

it("shows a page of 500 pictures whole with the default limits, and the calls beside it", async () => {
	const visitor = (await openSite({ web: onePage })).visitor();
	const statuses = new Set([(await visitor.open("/")).status]);
	for (let n = 0; n < 500; n++) statuses.add((await visitor.open(`/drawn/item/${n}.svg`)).status);
	for (const status of await useUpReads(visitor, 100)) statuses.add(status);
	expect([...statuses]).toEqual([200]);
});

function write(player: Player, times: number): Promise<number[]> {
	return askTimes(times, () => player.post("/user/update-score", { game: "githubGame", score: 0 }));
}

it("refuses a player's writes past their limit in 10 s, and no other player's", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	site.clock.advance(5000);
	expect(await write(ada, WRITES)).toEqual([200]);
	site.clock.advance(4000);
	const refused = await ada.post("/user/update-score", { game: "githubGame", score: 0 });
	expect(refused).toMatchObject({ status: 429, body: { code: "request/too-many" } });
	expect(refused.headers.get("Retry-After")).toBe("6");
	const call = ada.api.analytics.trackPlay.mutate({ game: "github" });
	expect(await refusal(call)).toMatchObject({ status: 429, code: "request/too-many" });
	expect((await ada.get("/user/me")).status).toBe(200);
	expect(await write(await site.player("bob"), 1)).toEqual([200]);
	site.clock.advance(6000);
	expect(await write(ada, 1)).toEqual([200]);
});

it("accepts as many writes from the visitors of one address as administrators say", async () => {
	const site = await openSite();
	const { min } = SITE_LIMITS.visitorWrites;
	const root = await site.player("root", { isAdmin: true });
	await root.api.site.setLimits.mutate({ limits: { visitorWrites: min } });
	site.clock.advance(2000);
	const track = () =>
		site.visitor({ address: "192.0.2.7" }).post("/trpc/analytics.trackPlay", { game: "github" });
	expect(await askTimes(min, track)).toEqual([200]);
	expect((await track()).status).toBe(429);
	expect((await site.visitor({ address: "192.0.2.8" }).post("/auth/logout")).status).toBe(200);
	const ada = await site.player("ada", { address: "192.0.2.7" });
	expect((await ada.post("/auth/logout")).status).toBe(200);
});
