import { SITE_LIMITS } from "@hilo/rules/site/site-limits";
import { expect, it } from "vitest";
import { LIMITS } from "../features/accounts/accounts.limits.ts";
import { readSettings } from "../platform/settings.ts";
import type { Browser } from "../testing/browser.ts";
import { CountedDatabase } from "../testing/counted-database.ts";
import { refusal } from "../testing/refusal.ts";
import { onOneDatabase } from "../testing/sites.ts";
import type { TestSite } from "../testing/test-site.ts";
import { onePage } from "../testing/test-web.ts";

const openSite = onOneDatabase();

const SCHOOL = "198.51.100.7";
const SHARED = {
	settings: readSettings({ BACKUP_AT: "off", SHARED_NETWORKS: "198.51.100.0/24, 2001:db8:7::/48" }),
};
const GITHUB = { source: { kind: "classic", game: "github" } } as const;
const READS = 100;

/** A site where an address has few reads and pages. */
async function openLimited(options: Parameters<typeof openSite>[0] = {}) {
	const site = await openSite({ web: onePage, ...options });
	const root = await site.player("root", { isAdmin: true, address: "192.0.2.99" });
	await root.api.site.setLimits.mutate({ limits: { reads: READS, pages: SITE_LIMITS.pages.min } });
	site.clock.advance(10_000);
	return { site, root };
}

async function refusedOf(times: number, ask: () => Promise<{ status: number }>): Promise<number> {
	let refused = 0;
	for (let n = 0; n < times; n++) if ((await ask()).status === 429) refused++;
	return refused;
}

/** A page with its calls and pictures, and a deck that is begun: all within one window. */
async function visit(browser: Browser, n: number): Promise<number[]> {
	const pages = [await browser.fetch("/"), await browser.fetch("/daily")];
	const start = await browser.post("/trpc/daily.start", { timeZone: "Europe/Berlin" });
	const plays = [await browser.post("/trpc/analytics.trackPlay", { game: "github" })];
	plays.push(await browser.get("/trpc/daily.today?input=%7B%7D"));
	// Counted as the page's other calls, and cheap.
	for (let call = 0; call < 7; call++) plays.push(await browser.get("/game-status"));
	const pictures: Response[] = [];
	for (let item = 0; item < 15; item++) pictures.push(await browser.open(`/drawn/item/${n * 15 + item}.svg`));
	return [...pages, start, ...plays, ...pictures].map(({ status }) => status);
}

async function playClass(site: TestSite, pupils: number): Promise<number[]> {
	const statuses = new Set<number>();
	for (let n = 0; n < pupils; n++) {
		const options = { address: SCHOOL };
		const browser = n % 3 === 0 ? await site.player(`pupil${n}`, options) : site.visitor(options);
		for (const status of await visit(browser, n)) statuses.add(status);
	}
	return [...statuses];
}

it("lets a class of thirty begin in the same ten seconds with the default limits", async () => {
	expect(await playClass(await openSite({ web: onePage }), 30)).toEqual([200]);
});

it("lets a class of a shared network begin where the limits are low, and not elsewhere", async () => {
	const [shared, usual] = [await openLimited(SHARED), await openLimited()];
	expect(await playClass(shared.site, 24)).toEqual([200]);
	expect(await playClass(usual.site, 24)).toContain(429);
});

it("counts a player, and a guest, apart from the address once the process has read their cookie", async () => {
	const { site } = await openLimited();
	const [ada, guest] = [await site.player("ada", { address: SCHOOL }), site.visitor({ address: SCHOOL })];
	await guest.api.duels.create.mutate(GITHUB);
	await ada.get("/user/me");
	await refusedOf(READS, () => site.visitor({ address: SCHOOL }).get("/game-status"));
	expect((await site.visitor({ address: SCHOOL }).get("/game-status")).status).toBe(429);
	for (const browser of [ada, guest]) {
		expect(await refusedOf(READS, () => browser.get("/game-status")), browser.cookieHeader).toBe(0);
		expect((await browser.get("/game-status")).status).toBe(429);
		expect(await refusedOf(READS, () => browser.open("/drawn/item/7.svg"))).toBe(0);
		expect((await browser.fetch("/")).status).toBe(200);
	}
});

it("counts invented cookies by address, and reads nothing from the database for their pictures", async () => {
	const counted = new CountedDatabase();
	const { site } = await openLimited({ wrapDatabase: counted.wrap });
	let n = 0;
	const invented = () => {
		const browser = site.visitor({ address: SCHOOL });
		browser.cookies.set("hilo_session", `invented${n++}`.padEnd(40, "x"));
		browser.cookies.set("hilo_guest", `invented${n}`.padEnd(40, "x"));
		return browser;
	};
	await invented().open("/drawn/item/7.svg");
	counted.reset();
	expect(await refusedOf(READS + 20, () => invented().open("/drawn/item/7.svg"))).toBe(21);
	expect(counted.reads).toBe(0);
	expect(await refusedOf(READS + 20, () => invented().get("/game-status"))).toBe(20);
});

it("bounds all known players and guests of an address by ten times its limit", async () => {
	const { site } = await openLimited();
	let refused = 0;
	for (let n = 0; n < 11; n++) {
		const player = await site.player(`pupil${n}`, { address: SCHOOL });
		await player.get("/user/me");
		refused += await refusedOf(READS, () => player.get("/game-status"));
	}
	expect(refused).toBe(100);
});

it("multiplies the limits of a shared network by thirty, of IPv6 too, and those of no other", async () => {
	const site = await openSite(SHARED);
	const { take, maxOfAddress } = site.services.limits;
	for (const [address, times] of [
		[SCHOOL, 30],
		["2001:db8:7:1", 30],
		["203.0.113.7", 1],
		["2001:db8:8:1", 1],
	] as const) {
		const { defaultValue } = SITE_LIMITS.registrations;
		await take(LIMITS.registrations, address, undefined, defaultValue * times);
		await expect(take(LIMITS.registrations, address), address).rejects.toMatchObject({ status: 429 });
		expect(maxOfAddress("streams", address)).toBe(2000 * times);
	}
});

it("says when to try again to everyone, and by which limit to administrators only", async () => {
	const { site, root } = await openLimited();
	const ada = await site.player("ada", { address: SCHOOL });
	const text = "Too many requests. Please try again in 7 seconds.";
	const hint =
		" The limit by network address “Calls, and as many pictures” is in the administration under Settings.";
	for (const browser of [root, ada]) await browser.get("/user/me");
	site.clock.advance(3000);
	for (const [browser, message] of [
		[root, text + hint],
		[ada, text],
	] as const) {
		await refusedOf(READS, () => browser.get("/game-status"));
		const answer = await browser.get("/game-status");
		expect(answer).toMatchObject({ status: 429, body: { message, code: "request/too-many" } });
		expect(answer.headers.get("Retry-After")).toBe("7");
		expect(await refusal(browser.api.me.get.query())).toMatchObject({ message });
	}
});
