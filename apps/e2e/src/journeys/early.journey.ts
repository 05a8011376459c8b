import type { Page } from "@playwright/test";
import { delayRequests } from "../delay-requests.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { registerPlayer } from "../player.ts";
import { StagePage } from "../stage.page.ts";

const SCRIPT = /\/assets\/.*\.js$/;
const FONT = /\.woff2$/;

journey("the scroll position stays when fonts and scripts load late", async ({ page }) => {
	const [sendScript, sendFonts] = [await delayRequests(page, SCRIPT), await delayRequests(page, FONT)];
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("heading", { name: "GitHub Stars" }).waitFor();
	await page.mouse.move(195, 400);
	await page.mouse.wheel(0, 700);
	await expect.poll(() => scrolled(page)).toBe(700);
	sendFonts();
	await page.evaluate(() => document.fonts.ready);
	expect(await scrolled(page)).toBe(700);
	sendScript();
	await waitForHydration(page.getByRole("button", { name: "Higher" }));
	expect(await scrolled(page)).toBe(700);
});

journey("a link works before the scripts have loaded", async ({ page }) => {
	const sendScript = await delayRequests(page, SCRIPT);
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("link", { name: "PLAY NOW: GitHub Stars" }).click({ noWaitAfter: true });
	await page.waitForURL("/app", { waitUntil: "commit" });
	sendScript();
	await new StagePage(page, "github").waitForQuestion();
});

journey.describe("without any script", () => {
	journey.use({ javaScriptEnabled: false });

	journey("the sign-in page shows both forms and keeps the return path", async ({ page }) => {
		await page.goto("/sign-in?from=/leaderboard");
		await expect(page.getByLabel("Email or username")).toBeVisible();
		await page.getByRole("link", { name: "Sign up" }).click();
		await page.getByRole("region", { name: "Sign up" }).getByRole("link", { name: "Sign in" }).click();
		await expect(page.getByLabel("Email or username")).toBeVisible();
		expect(new URL(page.url()).search).toBe("?from=%2Fleaderboard&mode=sign-in");
		await page.getByRole("tab", { name: "Sign Up" }).click();
		await expect(page.getByRole("button", { name: "Create Account" })).toBeVisible();
	});
});

journey(
	"the menu, a search and a link work when used before the scripts have loaded",
	async ({ page, context }) => {
		const { username } = await registerPlayer(context);
		const account = page.getByRole("button", { name: `Account menu of ${username}` });
		const menu = page.locator("#account-menu");
		let sendScript = await delayRequests(page, SCRIPT);
		await page.goto("/", { waitUntil: "commit" });
		await account.click();
		await expect(menu).toContainText(`Signed in as${username}`);
		sendScript();
		await page.getByRole("button", { name: "Edit username" }).click();
		await expect(page.getByPlaceholder("New username")).toHaveValue(username);

		sendScript = await delayRequests(page, SCRIPT);
		await page.goto("/custom-games", { waitUntil: "commit" });
		await page.getByRole("searchbox", { name: "Search games" }).fill("no such game");
		sendScript();
		await expect(page.getByText("Nothing matches “no such game”.")).toBeVisible();

		await delayRequests(page, SCRIPT);
		await page.goto("/", { waitUntil: "commit" });
		await account.click();
		await menu.getByRole("link", { name: "Profile" }).click({ noWaitAfter: true });
		await page.waitForURL("/profile", { waitUntil: "commit" });
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(username);
	},
);

journey.describe("a form", () => {
	journey.use({ tolerated: [/status of 40[01]/] });

	journey(
		"that is sent before the scripts have loaded keeps its values, and keeps them out of the address",
		async ({ page }) => {
			let sendScript = await delayRequests(page, SCRIPT);
			await page.goto("/sign-in?mode=sign-in", { waitUntil: "commit" });
			await page.getByLabel("Email or username").fill("nobody-of-that-name");
			const password = page.getByLabel("Password", { exact: true });
			await password.fill("open sesame");
			await password.press("Enter");

			const button = page.getByRole("button", { name: "Sign In", exact: true });
			await expect(button).toBeDisabled();
			sendScript();
			await expect(button).toBeEnabled();
			expect(new URL(page.url()).search).toBe("?mode=sign-in");
			await button.click();
			await expect(page.getByRole("alert")).toHaveText("Invalid email, username or password");

			sendScript = await delayRequests(page, SCRIPT);
			await page.goto("/reset-password?token=none", { waitUntil: "commit" });
			await page.getByLabel("New password").fill("another horse");
			sendScript();
			await page.getByRole("button", { name: "Save password" }).click();
			await expect(page.getByText("This link is no longer valid. Please ask for a new one.")).toBeVisible();
		},
	);
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
