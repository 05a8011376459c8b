import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import type { BrowserContext, Page } from "@playwright/test";
import { createGame } from "../custom-games.ts";
import { type FetchedScript, fetchedScripts, totalBytes } from "../fetched-scripts.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { registerPlayer } from "../player.ts";
import { SCRIPT_BUDGET } from "../script-budget.ts";

const BUILD = join(import.meta.dirname, "../../../web/dist");
/** Those of every page, and at most seven of the page's own. */
const MAX_FILES = 3 + 7;
const MAX_BUILT_FILES = 82;

/** The heaviest pages of each kind. */
const OF_VISITORS = [
	"/",
	"/daily",
	"/music-game",
	"/leaderboard",
	"/sign-in",
	"/join?key=unknown",
	`/custom-game/${EXAMPLE_GAMES[0]?.id}`,
];
const OF_PLAYERS = [
	"/",
	"/country-game",
	"/profile",
	"/profile?tab=support",
	"/custom-games",
	"/custom-games?create=true",
	"/leaderboard?tab=custom",
	"/duel/new",
	"/admin/support",
];

journey("the scripts of each page stay within the budget", async ({ page, context, browser }) => {
	await expectWithinBudget(page, OF_VISITORS);
	const friends = await browser.newContext();
	const [player, friend] = await Promise.all([registerPlayer(context), registerPlayer(friends)]);
	await post(context, "friend/request", { userId: friend.id });
	await post(friends, "friend/accept", { userId: player.id });
	const source = { kind: "classic", game: "country" };
	const { result } = await post(context, "trpc/duels.create", { source, toUserId: friend.id });
	const game = await createGame(context, "Peaks in small files", "private");
	const own = [
		"/friends",
		`/messages/${friend.id}`,
		`/user/${friend.id}`,
		`/duel/${result.data.id}`,
		`/edit-custom-game/${game.id}`,
		`/edit-custom-game/${game.id}?published=true`,
	];
	await expectWithinBudget(page, [...OF_PLAYERS, ...own]);
	await friends.close();
});

async function post(context: BrowserContext, path: string, data: object) {
	const answer = await context.request.post(`/api/${path}`, { data });
	expect(answer.ok(), await answer.text()).toBe(true);
	return answer.json();
}

async function expectWithinBudget(page: Page, paths: readonly string[]): Promise<void> {
	for (const path of paths) {
		await page.goto(path);
		await page.waitForLoadState("networkidle");
		const scripts = await settledScripts(page);
		const what = `${path}: ${JSON.stringify(scripts)}`;
		expect.soft(scripts.length, what).toBeLessThanOrEqual(MAX_FILES);
		expect.soft(totalBytes(scripts), what).toBeLessThanOrEqual(SCRIPT_BUDGET);
	}
}

/** Scripts come after the first paint, on a busy machine later than the network's first idle moment. */
async function settledScripts(page: Page): Promise<FetchedScript[]> {
	let scripts: FetchedScript[] = [];
	const hasSettled = async () => {
		const before = scripts.length;
		scripts = await fetchedScripts(page);
		return scripts.length > 3 && scripts.length === before;
	};
	await expect.poll(hasSettled, { intervals: [250, 500] }).toBe(true);
	return scripts;
}

journey("the build has few files, and none too small to be worth a request", async () => {
	const files = readdirSync(join(BUILD, "client/assets")).filter((name) => name.endsWith(".js"));
	expect(files.length).toBeLessThanOrEqual(MAX_BUILT_FILES);
	const manifest: Record<string, { file: string; isEntry?: boolean; isDynamicEntry?: boolean }> = JSON.parse(
		readFileSync(join(BUILD, "client-manifest.json"), "utf8"),
	);
	const shared = Object.entries(manifest).filter(
		([, { file, isEntry, isDynamicEntry }]) => file.endsWith(".js") && !isEntry && !isDynamicEntry,
	);
	const small = shared.filter(([, { file }]) => statSync(join(BUILD, "client", file)).size < 1000);
	// The bundler's own helpers.
	expect(small.map(([name]) => name).filter((name) => !name.includes("rolldown-runtime"))).toEqual([]);
});

journey("a visitor's document has the stylesheet in it, and a player's links to it", async ({ context }) => {
	const styles = async () => {
		const document = await (await context.request.get("/")).text();
		return { inside: document.includes("<style>"), linked: document.includes('rel="stylesheet"') };
	};
	expect(await styles()).toEqual({ inside: true, linked: false });
	await registerPlayer(context);
	expect(await styles()).toEqual({ inside: false, linked: true });
});

journey("hovering over a link does not request the maintenance status", async ({ page }) => {
	await page.clock.install();
	await page.goto("/");
	const link = page.getByRole("link", { name: "Leaderboard" }).first();
	await waitForHydration(link);
	// The maintenance status is cached for a second.
	await page.clock.runFor(1500);
	const requestedPaths: string[] = [];
	page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname));
	await link.hover();
	await expect.poll(() => requestedPaths.some((path) => path.includes("leaderboard"))).toBe(true);
	await page.waitForLoadState("networkidle");
	expect(requestedPaths.filter((path) => path.includes("maintenance"))).toEqual([]);
});
