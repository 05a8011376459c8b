import type { Page, Request } from "@playwright/test";
import { expect, journey, waitForHydration } from "../journey.ts";
import { askToBeFriends, countStreams, holders, untilRequests } from "../live-streams.ts";
import { Memory } from "../memory.ts";
import { registerPlayer } from "../player.ts";

/** What a player's page may fetch more than a visitor's, in bytes as sent: the account with its menu, and a second later what is live and who challenges. */
const ACCOUNT_BUDGET = 4200;
const LIVE_BUDGET = 3600;
/** Less than a poll's interval: what a page knows after so long, it was told. */
const TOLD_MS = 8000;

journey(
	"the tabs of a browser share one stream, and the next holds it when that one closes",
	async ({ context, browser }) => {
		await registerPlayer(context);
		const streams = countStreams(context);
		const pages: Page[] = [];
		// One more than a browser has connections to a host.
		for (let tab = 0; tab < 7; tab++) {
			const page = await context.newPage();
			await page.goto("/credits");
			pages.push(page);
		}
		await expect.poll(() => holders(pages)).toHaveLength(1);
		await expect.poll(() => streams.opened).toBe(1);
		const [first] = holders(pages);
		if (!first) throw new Error("no tab holds the stream");
		const told = pages.map((page) => untilRequests(page, 1, TOLD_MS));
		await askToBeFriends(browser, first);
		await Promise.all(told);

		await first.close();
		const others = pages.filter((page) => page !== first);
		await expect.poll(() => holders(others)).toHaveLength(1);
		await expect.poll(() => streams.opened).toBe(2);
		const toldAgain = others.map((page) => untilRequests(page, 2, TOLD_MS));
		await askToBeFriends(browser, others[0] ?? first);
		await Promise.all(toldAgain);
		expect(streams.opened).toBe(2);
	},
);

journey("a tab that stays open for an hour keeps nothing of it", async ({ page, context, browser }) => {
	await registerPlayer(context);
	const streams = countStreams(context);
	await page.clock.install();
	await page.goto("/");
	await expect.poll(() => streams.opened).toBe(1);
	const memory = await Memory.of(page);
	const pass = async (minutes: number) => {
		for (let minute = 0; minute < minutes; minute++) await page.clock.runFor(60_000);
	};
	await pass(10);
	const before = await memory.measure();
	await pass(30);
	const told = untilRequests(page, 1, TOLD_MS);
	await askToBeFriends(browser, page);
	await told;
	await pass(30);
	const after = await memory.measure();
	expect(after.bytes - before.bytes).toBeLessThan(500_000);
	expect(after.nodes - before.nodes).toBeLessThan(50);
	expect(after.listeners - before.listeners).toBeLessThan(10);
	expect(streams.opened).toBe(1);
});

journey("a visitor fetches nothing of live events, and a player little", async ({ page, browser }) => {
	const visitors = await scriptsOf(page);
	expect(visitors.filter(isLive)).toEqual([]);
	expect(page.workers()).toEqual([]);

	const context = await browser.newContext();
	await registerPlayer(context);
	const players = await scriptsOf(await context.newPage(), isLive);
	const known = new Set(visitors.map((script) => script.url()));
	// What its worker needs is not the page's.
	const more = players.filter((script) => !known.has(script.url()) && !script.url().includes(".worker-"));
	const live = await bytesOf(more.filter(isLive));
	expect(live).toBeGreaterThan(0);
	expect(live).toBeLessThanOrEqual(LIVE_BUDGET);
	const account = more.filter((script) => !isLive(script));
	expect(await bytesOf(account), account.map((script) => script.url()).join()).toBeLessThanOrEqual(
		ACCOUNT_BUDGET,
	);
	await context.close();
});

async function bytesOf(scripts: readonly Request[]): Promise<number> {
	const sizes = await Promise.all(scripts.map((script) => script.sizes()));
	return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

const isLive = (script: Request) => /\/assets\/live[.-]/.test(script.url());

/** Opens a page and lets a minute pass in it. Returns the scripts that were fetched, once the expected one has been. */
async function scriptsOf(page: Page, isExpected?: (script: Request) => boolean): Promise<Request[]> {
	const fetched: Request[] = [];
	page.on("requestfinished", (request) => {
		if (request.url().endsWith(".js")) fetched.push(request);
	});
	await page.clock.install();
	await page.goto("/credits");
	await waitForHydration(page.getByRole("link", { name: "Leaderboard" }).first());
	await page.clock.runFor(60_000);
	if (isExpected) await expect.poll(() => fetched.filter(isExpected).length).toBeGreaterThan(0);
	return fetched;
}
