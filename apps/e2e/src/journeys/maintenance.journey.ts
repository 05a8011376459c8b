import type { BrowserContext, Page } from "@playwright/test";
import { axeFindings } from "../axe.ts";
import { expect, journey } from "../journey.ts";
import { type Player, registerPlayer } from "../player.ts";
import { SiteServer } from "../site-server.ts";
import { StagePage } from "../stage.page.ts";

const MESSAGE = "New games are coming.";

/** Where a visitor is sent who asks for the home page; null where it is shown. */
async function sentTo(context: BrowserContext): Promise<string | null> {
	const answer = await context.request.get("/", { maxRedirects: 0 });
	return answer.headers().location ?? null;
}

/** Signs in on the sign-in page, and expects to be led to the home page. */
async function signIn(page: Page, { username, password }: Player): Promise<void> {
	await page.getByLabel("Email or username").fill(username);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("heading", { name: "Pick your duel" })).toBeVisible();
	await expect(page.getByText("MAINTENANCE MODE", { exact: true })).toBeVisible();
}

journey("maintenance comes and goes under open browsers", async ({ browser }) => {
	const server = await SiteServer.start();
	const open = () => browser.newContext({ baseURL: server.url });
	const [visitors, players, administrators] = [await open(), await open(), await open()];
	const [sharers, newcomers] = [await open(), await open()];
	try {
		await registerPlayer(players);
		const administrator = await registerPlayer(administrators);
		await server.hilo("users", "promote", administrator.username);
		await registerPlayer(sharers);
		const shared = await sharers.newPage();
		await shared.goto("/");
		const game = new StagePage(await players.newPage(), "country");
		await game.open();
		await game.guessRight();
		const visitor = await visitors.newPage();
		await visitor.goto("/leaderboard");
		const admin = await administrators.newPage();
		await admin.goto("/admin/settings");
		await admin.getByLabel("Message").fill(MESSAGE);
		await admin.getByRole("button", { name: "Close the site" }).click();

		// The page is kept for visitors now, for seconds to come.
		expect(await sentTo(visitors)).toBeNull();
		await admin.getByRole("dialog").getByRole("button", { name: "Close the site" }).click();
		const bar = admin.getByText("MAINTENANCE MODE", { exact: true });
		await expect(bar).toBeVisible();
		expect(await sentTo(visitors)).toBe("/sign-in");
		const told = game.page.getByRole("dialog", { name: "Maintenance Mode Active" });
		await expect(told.getByText("Your run is kept")).toBeVisible();
		await expect(told.getByText(MESSAGE)).toBeVisible();
		expect(await axeFindings(game.page)).toEqual([]);
		expect(new URL(game.page.url()).pathname).toBe(game.game.route);
		await visitor.getByRole("link", { name: "Hilo" }).first().click();
		await expect(visitor.getByText(MESSAGE)).toBeVisible();
		expect(new URL(visitor.url()).pathname).toBe("/sign-in");
		expect(await axeFindings(visitor)).toEqual([]);
		await admin.getByRole("status").getByRole("button", { name: "Dismiss" }).click();
		await expect(bar).toBeHidden();
		// Whoever may use the site goes on as ever.
		await admin.getByRole("link", { name: "Hilo" }).first().click();
		await expect(admin.getByRole("heading", { name: "Pick your duel" })).toBeVisible();

		// A player's tab and a new one, in which the administrator signs in.
		await expect(shared.getByRole("heading", { name: "Maintenance Mode Active" })).toBeVisible();
		expect(new URL(shared.url()).pathname).toBe("/sign-in");
		await signIn(shared, administrator);
		const fresh = await newcomers.newPage();
		await fresh.goto("/sign-in");
		await signIn(fresh, administrator);
		await fresh.goto("/admin/settings");
		await fresh.getByRole("button", { name: "Open the site" }).click();
		await expect(fresh.getByText("○ Open.")).toBeVisible();
		await expect(told).toBeHidden();
		await game.waitForQuestion();
		await game.expectScore(1);
		await game.guessRight();
		await expect(visitor.getByRole("heading", { name: "Pick your duel" })).toBeVisible();
	} finally {
		for (const context of [visitors, players, administrators, sharers, newcomers]) await context.close();
		await server.stop();
	}
});
