import type { Page } from "@playwright/test";
import { expect, journey } from "../journey.ts";
import { registerPlayer } from "../player.ts";
import { StagePage } from "../stage.page.ts";

const SCRIPT_MS = 2000;
const FONT_MS = 1000;

journey.beforeEach(async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await delay(page, /\/assets\/.*\.js$/, SCRIPT_MS);
});

journey("what was scrolled to before fonts and script came stays where it is", async ({ page }) => {
	await delay(page, /\.woff2$/, FONT_MS);
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("heading", { name: "GitHub Stars" }).waitFor();
	await page.mouse.move(195, 400);
	await page.mouse.wheel(0, 700);
	await expect.poll(() => scrolled(page)).toBe(700);
	await waitForScript(page);
	expect(await scrolled(page)).toBe(700);
});

journey("a link that is followed before the script came leads on", async ({ page }) => {
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("link", { name: "PLAY NOW: GitHub Stars" }).click();
	await new StagePage(page, "github").waitForQuestion();
});

journey("the account menu that is opened before the script came has its items", async ({ page, context }) => {
	const { username } = await registerPlayer(context);
	await page.goto("/", { waitUntil: "commit" });
	await page.getByRole("button", { name: `Account menu of ${username}` }).click();
	await page.getByRole("button", { name: "Edit username" }).click();
	await expect(page.getByPlaceholder("New username")).toHaveValue(username);
});

journey.describe("a form", () => {
	journey.use({ tolerated: [/status of 401/] });

	journey(
		"that is sent before the script came keeps what was typed, out of the address",
		async ({ page }) => {
			await page.goto("/sign-in", { waitUntil: "commit" });
			await page.getByLabel("Email or username").fill("nobody-of-that-name");
			const password = page.getByLabel("Password", { exact: true });
			await password.fill("open sesame");
			await password.press("Enter");

			const button = page.getByRole("button", { name: "Sign In", exact: true });
			await expect(button).toBeEnabled();
			expect(new URL(page.url()).search).toBe("");
			await button.click();
			await expect(page.getByRole("alert")).toHaveText("Invalid email, username or password");
		},
	);
});

journey.describe("a mailed link", () => {
	journey.use({ tolerated: [/status of 400/] });

	journey("a new password that is typed before the script came is the one that is sent", async ({ page }) => {
		await page.goto("/reset-password?token=none", { waitUntil: "commit" });
		const password = page.getByLabel("New password");
		await password.fill("another horse");
		await page.getByRole("button", { name: "Save password" }).click();
		await expect(page.getByText("This link is no longer valid. Please ask for a new one.")).toBeVisible();
	});
});

function delay(page: Page, files: RegExp, ms: number): Promise<unknown> {
	return page.route(files, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, ms));
		await route.continue();
	});
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Waits until the home page's script runs, which is when the duel there answers a click. */
async function waitForScript(page: Page): Promise<void> {
	const higher = page.getByRole("button", { name: "Higher" });
	await expect(async () => {
		// A real click would scroll to the button.
		await higher.dispatchEvent("click", {}, { timeout: 500 });
		await expect(higher).toBeHidden({ timeout: 500 });
	}).toPass();
}
