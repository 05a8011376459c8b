import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, journey } from "../journey.ts";
import { newPlayer, type Player, registerAdministrator, registerPlayer, signIn } from "../player.ts";
import { shortenPauses, waitUntil } from "../short-pauses.ts";
import { SiteServer } from "../site-server.ts";
import { StagePage } from "../stage.ts";

const MESSAGE = "New games are coming.";
const CLOSED = SITE_ERRORS["site/maintenance"].message;
const NO_REGISTRATION = SITE_ERRORS["site/registration-in-maintenance"].message;

/** The redirect of a visitor who opens the home page; null without one. */
async function sentTo(context: BrowserContext): Promise<string | null> {
	const answer = await context.request.get("/", { maxRedirects: 0 });
	return answer.headers().location ?? null;
}

const isSignIn = ({ pathname }: URL) => pathname === "/sign-in";

/** Visitors can read the legal texts, but get no account. Players can't sign in. */
async function expectClosed(page: Page, player: Player): Promise<void> {
	await page.goto("/privacy-policy");
	await expect(page.getByRole("heading", { name: "Privacy Policy", level: 1 })).toBeVisible();
	await expect(page.getByText(CLOSED)).toBeVisible();
	await page.goto("/sign-in?mode=sign-up");
	await expect(page.getByText(NO_REGISTRATION)).toBeVisible();
	await expect(page.getByLabel("Username")).toHaveCount(0);
	const account = await page.request.post("/api/auth/register", { data: newPlayer() });
	expect(account.status()).toBe(503);
	await page.getByRole("link", { name: "Go to Sign In" }).click();
	await signIn(page, player);
	await expect(page.getByRole("alert")).toHaveText(CLOSED);
}

journey("maintenance starts and ends while pages are open", async ({ browser }) => {
	const server = await SiteServer.start();
	const open = () => browser.newContext({ baseURL: server.url });
	const [visitors, players, administrators] = [await open(), await open(), await open()];
	const sharers = await open();
	// Open pages ask every few seconds whether the maintenance is over.
	for (const context of [visitors, players]) await shortenPauses(context);
	try {
		const player = await registerPlayer(players);
		const administrator = await registerAdministrator(administrators, server);
		await registerPlayer(sharers);
		const shared = await sharers.newPage();
		await shared.goto("/");
		const visitor = await visitors.newPage();
		await visitor.goto("/leaderboard");
		const admin = await administrators.newPage();
		await admin.goto("/admin/settings");
		await admin.getByLabel("Message").fill(MESSAGE);
		await admin.getByRole("button", { name: "Close the site" }).click();
		// Last, because its round is open from now on.
		const game = new StagePage(await players.newPage(), "country");
		await game.open();
		await game.guessRight();

		// This puts the home page into the visitors' page cache.
		expect(await sentTo(visitors)).toBeNull();
		await admin.getByRole("dialog").getByRole("button", { name: "Close the site" }).click();
		const bar = admin.getByText("MAINTENANCE MODE", { exact: true });
		await expect(bar).toBeVisible();
		expect(await sentTo(visitors)).toBe("/sign-in");
		const maintenanceDialog = game.page.getByRole("dialog", { name: "Maintenance Mode Active" });
		await expect(maintenanceDialog.getByText("Your run is kept")).toBeVisible();
		await expect(maintenanceDialog.getByText(MESSAGE)).toBeVisible();
		expect(new URL(game.page.url()).pathname).toBe(game.game.route);
		await visitor.getByRole("link", { name: "Hilo" }).first().click();
		await expect(visitor.getByText(MESSAGE)).toBeVisible();
		await expect(visitor).toHaveURL(isSignIn);
		await admin.getByRole("status").getByRole("button", { name: "Dismiss" }).click();
		await expect(bar).toBeHidden();
		// An administrator continues to use the site.
		await admin.getByRole("link", { name: "Hilo" }).first().click();
		await expect(admin.getByRole("heading", { name: "Pick a game" })).toBeVisible();

		// First a player's tab, then a visitor's, in which a player is refused and the administrator signs in.
		await expect(shared.getByRole("heading", { name: "Maintenance Mode Active" })).toBeVisible();
		await expect(shared).toHaveURL(isSignIn);
		await shared.goto("about:blank");
		await sharers.clearCookies();
		await expectClosed(shared, player);
		await signIn(shared, administrator);
		await expect(shared.getByRole("heading", { name: "Pick a game" })).toBeVisible();
		await expect(shared.getByText("MAINTENANCE MODE", { exact: true })).toBeVisible();
		await shared.goto("/admin/settings");
		await shared.getByRole("button", { name: "Open the site" }).click();
		await expect(shared.getByText("○ Open.")).toBeVisible();
		await waitUntil(game.page, () => maintenanceDialog.isHidden());
		await game.waitForQuestion();
		await game.expectScore(1);
		await game.guessRight();
		const home = visitor.getByRole("heading", { name: "Pick a game" });
		await waitUntil(visitor, () => home.isVisible());

		// The operator's command closes the site too.
		await server.hilo("maintenance", "on", "--message", "Back soon.");
		await visitor.goto("/daily");
		await expect(visitor.getByText("Back soon.")).toBeVisible();
		await expect(visitor).toHaveURL(isSignIn);
	} finally {
		for (const context of [visitors, players, administrators, sharers]) await context.close();
		await server.stop();
	}
});
