import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { BrowserPlayer } from "../browser-player.ts";
import { collectConsoleProblems, journey } from "../journey.ts";
import { promote, registerAdministrator } from "../player.ts";
import { pauseClock, shortenPauses, waitUntil } from "../short-pauses.ts";
import { SiteServer } from "../site-server.ts";
import { StagePage } from "../stage.ts";

/** One of five films, so that each run shows it soon. */
const FILM = "Unforgiven";
const GENRE = "Western";
const ERA = "1990s";
const WHY = "The studio says 14.5 million.";
const BETTER = "https://films.example/unforgiven";

for (const [database, servers] of [
	["SQLite", 1],
	["PostgreSQL", 2],
] as const) {
	journey.describe(database, () => {
		journey.use({ servers });

		journey(
			"a visitor and a player say that a number is wrong; it is corrected, and the player is thanked",
			async ({ browser, baseURL }) => {
				// The other journeys' site on SQLite has no administrator.
				const own = servers === 1 ? await SiteServer.start() : null;
				try {
					await correct(browser, own?.url ?? baseURL ?? "", own);
				} finally {
					await own?.stop();
				}
			},
		);
	});
}

async function correct(browser: Browser, url: string, own: SiteServer | null): Promise<void> {
	const [admin, player] = await Promise.all([
		BrowserPlayer.create(browser, { url, screen: "desk" }),
		BrowserPlayer.create(browser, { url, screen: "phone" }),
	]);
	const visitor = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } });
	const problems = collectConsoleProblems(visitor);
	await shortenPauses(visitor);
	const page = await visitor.newPage();
	if (own) await promoteOn(browser, own, admin.id);
	else await promote(admin.id);

	await journey.step("two taps of a visitor, and a player's reason", async () => {
		await revealFilm(page);
		await report(page, async () => {});
		await expect(page.getByRole("dialog").getByRole("link", { name: /^Corrections/ })).toBeVisible();
		await close(page);
		await revealFilm(player.page);
		await report(player.page, async (dialog) => {
			await dialog.getByLabel("What should it be, and why?").fill(WHY);
			await dialog.getByLabel("A better source").fill(BETTER);
			await dialog.getByLabel("Thank me by name").check();
		});
		await close(player.page);
	});

	const desk = admin.page;
	await journey.step("the administrator's queue", async () => {
		await admin.goTo("/admin/support");
		await desk.getByRole("link", { name: /^Numbers/ }).click();
		const card = desk.getByRole("listitem", { name: FILM }).filter({ hasText: "2 reports" });
		for (const text of ["A visitor", player.name, WHY, BETTER])
			await expect(card.getByText(text).first()).toBeVisible();
		await card.getByRole("button", { name: "Correct it" }).click();
		const dialog = desk.getByRole("dialog");
		await dialog.getByLabel("New number").fill("14,500,000");
		await expect(dialog.getByText("Will be shown as $14.5M")).toBeVisible();
		await dialog.getByLabel("Source").fill("The studio");
		await dialog.getByLabel("Its address").fill(BETTER);
		await dialog.getByLabel("Date of the number").fill("2026-10");
		await dialog.getByRole("button", { name: "Correct it" }).click();
		await expect(card).toHaveCount(0);
	});
	// The other process follows within two seconds.
	const followed = sleep(2000);

	await journey.step("who is thanked", async () => {
		await page.goto("/corrections");
		const entry = page.getByRole("listitem").filter({ hasText: FILM }).first();
		await expect(entry).toContainText("$14.4M");
		await expect(entry).toContainText("$14.5M");
		await expect(entry.getByText(`Thanks to ${player.name}`)).toBeVisible();
		await player.goTo("/profile?tab=support");
		const messages = player.page.getByRole("region", { name: "From support" });
		await expect(messages.getByText(FILM).first()).toBeVisible();
	});

	await journey.step("the next run", async () => {
		await followed;
		await revealFilm(player.page);
		const film = player.page.getByRole("article").filter({ hasText: FILM });
		await expect(film).toContainText("$14.5M");
		const source = film.getByRole("link", { name: "The studio · Oct 2026" });
		await expect(source).toHaveAttribute("href", BETTER);
	});

	await journey.step("withdrawn", async () => {
		const section = desk.getByRole("region", { name: "Corrections in force" });
		await section.getByRole("listitem", { name: FILM }).getByRole("button", { name: "Withdraw" }).click();
		await desk.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
		await expect(section.getByText(FILM)).toHaveCount(0);
	});
	for (const each of [admin, player]) await each.end();
	await visitor.close();
	expect(problems).toEqual([]);
}

async function promoteOn(browser: Browser, site: SiteServer, userId: string): Promise<void> {
	const operator: BrowserContext = await browser.newContext({ baseURL: site.url });
	await registerAdministrator(operator, site);
	const answer = await operator.request.post("/api/trpc/admin.setAdmin", { data: { userId, isAdmin: true } });
	expect(answer.ok(), await answer.text()).toBe(true);
	await operator.close();
}

/** Plays until the film is shown, guesses wrong, and stops the page's clock once both numbers are shown. */
async function revealFilm(page: Page): Promise<void> {
	const stage = new StagePage(page, "movie");
	await page.goto(stage.game.route);
	await page.getByLabel("Genre").selectOption({ label: GENRE });
	await page.getByLabel("Era").selectOption({ label: ERA });
	await page.getByRole("button", { name: "Start Game" }).click();
	await stage.waitForQuestion();
	while ((await stage.pair()).every(({ name }) => name !== FILM)) await stage.guessRight();
	const right = await stage.rightButton();
	await pauseClock(page);
	await page.keyboard.press(right === "up" ? "ArrowDown" : "ArrowUp");
	await expect(async () => {
		await page.clock.runFor(100);
		expect(await flags(page).count()).toBe(2);
	}).toPass({ intervals: [20] });
}

const flags = (page: Page) => page.getByRole("button", { name: /^This looks wrong/ });

/** Taps the flag and sends the report, during which the run ends. */
async function report(page: Page, fill: (dialog: Locator) => Promise<void>): Promise<void> {
	await flags(page)
		.and(page.getByRole("button", { name: FILM }))
		.click();
	await page.clock.resume();
	const dialog = page.getByRole("dialog", { name: "This looks wrong" });
	await fill(dialog);
	await dialog.getByRole("button", { name: "Send" }).click();
	await expect(page.getByRole("heading", { name: "Thanks. We'll look into it." })).toBeVisible();
}

/** The end of the run, which has waited, follows. */
async function close(page: Page): Promise<void> {
	await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
	const over = page.getByRole("dialog").filter({ hasText: "You scored" });
	await waitUntil(page, () => over.isVisible());
}
