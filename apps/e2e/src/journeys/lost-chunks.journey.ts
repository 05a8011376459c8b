import type { BrowserContext, Page, Route } from "@playwright/test";
import { expect, journey, waitForHydration } from "../journey.ts";
import { lazyChunks } from "../lazy-chunks.ts";
import { registerPlayer } from "../player.ts";

journey.use({ tolerated: [/net::ERR_FAILED|Failed to fetch|could not be loaded|Failed to load module/] });

const VISITORS = ["/", "/sign-in", "/country-game", "/movie-game", "/daily"];
const PLAYERS = [
	"/",
	"/country-game",
	"/daily",
	"/daily/archive",
	"/leaderboard",
	"/custom-games",
	"/profile",
	"/messages",
	"/duel/new",
];
/** Ad blockers block it too, and no reader misses it. */
const NOT_MISSED = /\/track-pages-/;

const pathOf = (url: string) => new URL(url).pathname;
const home = (page: Page) => page.getByRole("link", { name: "Hilo" }).first();

/** Opens a page, and returns the chunks that it asks for. */
async function chunksOf(page: Page, path: string): Promise<string[]> {
	const known = lazyChunks();
	const asked = new Set<string>();
	page.on("request", (request) => asked.add(pathOf(request.url())));
	// Every page fetches it last. A player's live stream keeps the network from ever being idle.
	const last = page.waitForResponse(NOT_MISSED);
	await page.goto(path);
	await last;
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	return [...asked].filter((each) => known.has(each) && !NOT_MISSED.test(each));
}

/**
 * Opens a page whose first request of a chunk is lost: the page says so, and is whole again after Reload. What is fetched ahead may
 * be fetched once more without a word. Returns whether the page said so.
 */
async function lose(page: Page, path: string, chunk: string): Promise<boolean> {
	let requests = 0;
	const loseFirst = (route: Route) => (++requests === 1 ? route.abort() : route.continue());
	await page.route(`**${chunk}`, loseFirst);
	await page.goto(path, { waitUntil: "commit" });
	const said = page
		.getByText(/^(Part of the page could not be loaded\.|An error has occured\.)/)
		.filter({ visible: true });
	const isSaid = async () => (await said.count()) > 0;
	await expect.poll(async () => requests > 1 || (await isSaid()), `${chunk} of ${path}`).toBe(true);
	const wasSaid = await isSaid();
	if (wasSaid) {
		const reload = page.locator("button, a").filter({ hasText: /^(Reload|Refresh)$/, visible: true });
		// The error page takes the place of the notice, and its button that of the other.
		await expect(() => reload.click({ timeout: 1000 })).toPass();
		await expect.poll(() => requests, `${chunk} of ${path}`).toBeGreaterThan(1);
	}
	await waitForHydration(home(page));
	await expect(said, `${chunk} of ${path}`).toHaveCount(0);
	await page.unroute(`**${chunk}`, loseFirst);
	return wasSaid;
}

/** One page at a time: a browser keeps six connections to a server, and each visible page of a player holds one. */
async function loseEach(
	context: BrowserContext,
	paths: readonly string[],
	done: Map<string, boolean>,
): Promise<void> {
	for (const path of paths) {
		const page = await context.newPage();
		for (const chunk of await chunksOf(page, path)) {
			if (done.has(chunk)) continue;
			done.set(chunk, false);
			done.set(chunk, await lose(page, path, chunk));
		}
		await page.close();
	}
}

journey("each chunk of each page may be lost once", async ({ browser }) => {
	const [visitors, players] = [await browser.newContext(), await browser.newContext()];
	await registerPlayer(players);
	const done = new Map<string, boolean>();
	await Promise.all([loseEach(visitors, VISITORS, done), loseEach(players, PLAYERS, done)]);
	expect([...done.values()].filter((wasSaid) => wasSaid).length).toBeGreaterThan(15);
	for (const context of [visitors, players]) await context.close();
});
