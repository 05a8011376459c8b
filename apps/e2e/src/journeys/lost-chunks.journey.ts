import type { BrowserContext, Page } from "@playwright/test";
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

/** Opens a page whose request of a chunk is lost once: the page says so, and is whole again after Reload. */
async function lose(page: Page, path: string, chunk: string): Promise<void> {
	await page.route(`**${chunk}`, (route) => route.abort(), { times: 1 });
	const fetched = page.waitForResponse(`**${chunk}`);
	await page.goto(path);
	const said = page
		.getByText(/^(Part of the page could not be loaded\.|An error has occured\.)/)
		.filter({ visible: true });
	await expect(said, `${chunk} of ${path}`).not.toHaveCount(0);
	await page
		.locator("button, a")
		.filter({ hasText: /^(Reload|Refresh)$/, visible: true })
		.click();
	await fetched;
	await waitForHydration(home(page));
	await expect(said, `${chunk} of ${path}`).toHaveCount(0);
}

async function loseEach(context: BrowserContext, paths: readonly string[], done: Set<string>): Promise<void> {
	await Promise.all(
		paths.map(async (path) => {
			const page = await context.newPage();
			for (const chunk of await chunksOf(page, path)) {
				if (done.has(chunk)) continue;
				done.add(chunk);
				await lose(page, path, chunk);
			}
			await page.close();
		}),
	);
}

journey("each chunk of each page may be lost once", async ({ browser }) => {
	const [visitors, players] = [await browser.newContext(), await browser.newContext()];
	await registerPlayer(players);
	const done = new Set<string>();
	await Promise.all([loseEach(visitors, VISITORS, done), loseEach(players, PLAYERS, done)]);
	expect(done.size).toBeGreaterThan(20);
	for (const context of [visitors, players]) await context.close();
});
