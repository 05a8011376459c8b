import { defaultLimits } from "@hilo/rules/site/limits";
import { expect, it } from "vitest";
import { setMaintenance } from "../features/site/maintenance.ts";
import type { Browser } from "../testing/browser.ts";
import { refusal } from "../testing/refusal.ts";
import { onOneDatabase } from "../testing/sites.ts";
import type { SiteOptions } from "../testing/test-site.ts";
import { onePage } from "../testing/test-web.ts";

const openSite = onOneDatabase();

const READS = 100;
const PAGES = 30;

async function openLimited(options: SiteOptions = {}) {
	const site = await openSite({ web: onePage, ...options });
	const root = await site.player("root", { isAdmin: true, address: "192.0.2.99" });
	const limits = { ...defaultLimits(), reads: READS, pages: PAGES };
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

it("default to 600 calls and 150 pages in ten seconds", () => {
	expect(defaultLimits()).toMatchObject({ reads: 600, pages: 150 });
});

it("refuse calls past an address's limit, cached answers included, until the window ends", async () => {
	const site = await openLimited();
	const visitor = site.visitor({ address: "192.0.2.7" });
	const ada = await site.player("ada", { address: "192.0.2.7" });
	await useUpReads(visitor, 1);
	site.clock.advance(4000);
	expect(await useUpReads(visitor, READS - 1)).toEqual([200]);
	for (const path of ["/game-status", "/leaderboard/githubGame", "/user/me", "/no-such-call"]) {
		const { status, body, headers } = await ada.get(path, { "If-None-Match": '"x"' });
		expect({ path, status, body }).toEqual({
			path,
			status: 429,
			body: { message: "Too many requests. Please wait a moment.", code: "request/too-many" },
		});
		expect(headers.get("Retry-After")).toBe("6");
		expect(headers.get("x-maintenance-mode")).toBe("false");
		expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
	}
	const call = ada.api.me.get.query();
	expect(await refusal(call)).toMatchObject({ status: 429, code: "request/too-many" });
	expect((await ada.post("/user/update-score", { game: "githubGame", score: 0 })).status).toBe(200);
	expect((await site.visitor({ address: "192.0.2.8" }).get("/game-status")).status).toBe(200);
	site.clock.advance(6000);
	expect((await ada.get("/user/me")).status).toBe(200);
});

it("refuse the pages of an address past their own limit", async () => {
	const site = await openLimited();
	const visitor = site.visitor({ address: "192.0.2.7" });
	let n = 0;
	expect(await askTimes(PAGES, () => visitor.fetch(`/updates?page=${n++}`))).toEqual([200]);
	const refused = await visitor.fetch("/");
	expect(refused.status).toBe(429);
	expect(refused.headers.get("Retry-After")).toBe("10");
	expect(await refused.text()).toContain("Too many requests. Please wait a moment.");
	expect((await visitor.get("/game-status")).status).toBe(200);
	expect((await site.visitor({ address: "192.0.2.8" }).fetch("/")).status).toBe(200);
});

it("give way to the answer of maintenance", async () => {
	const site = await openLimited();
	const visitor = site.visitor();
	await useUpReads(visitor);
	await setMaintenance(site.operator, { isOn: true });
	site.clock.advance(1000);
	expect((await visitor.get("/game-status")).status).toBe(503);
});

it("never apply to health checks", async () => {
	const site = await openLimited();
	const visitor = site.visitor();
	await useUpReads(visitor);
	for (const path of ["/health", "/health/live", "/health/ready"])
		expect((await visitor.fetch(path)).status).toBe(200);
});

it("are off if the setting says so", async () => {
	const site = await openLimited({ settings: { rateLimits: false } });
	const visitor = site.visitor();
	expect(await askTimes(READS + 1, () => visitor.get("/game-status"))).toEqual([200]);
	expect(await askTimes(PAGES + 1, () => visitor.fetch("/"))).toEqual([200]);
});

it("do not count health checks, which a proxy makes for many visitors", async () => {
	const site = await openLimited();
	const proxy = site.visitor({ address: "192.0.2.7" });
	await useUpReads(proxy);
	expect((await proxy.get("/game-status")).status).toBe(429);
	expect((await proxy.get("/health")).status).toBe(200);
});
