import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, journey } from "../journey.ts";
import { mailedLink } from "../outbox.ts";
import { newPlayer, type Player, promote, registerPlayer, signIn } from "../player.ts";

const PICTURE = join(import.meta.dirname, "../../../web/public/icon-192.png");

// The browser logs the refused link, and calls that were under way when the session ended.
journey.use({ servers: 2, tolerated: [/status of 40[01]/] });

async function expectSignedIn(page: Page, { username }: Player): Promise<void> {
	await expect(page.getByRole("button", { name: `Account menu of ${username}` })).toBeVisible();
}

/** Opens rows of the settings, which are closed at first. */
async function openRows(page: Page, ...titles: string[]): Promise<void> {
	for (const title of titles) await page.getByRole("heading", { name: title, exact: true }).click();
}

journey(
	"a player changes the name, the picture, the password, which ends other sessions, and the address",
	async ({ page, context, browser, baseURL, toasts }) => {
		const player = await registerPlayer(context);
		const otherContext = await browser.newContext({ baseURL: baseURL ?? "" });
		const login = { emailOrUsername: player.username, password: player.password };
		expect((await otherContext.request.post("/api/auth/login", { data: login })).status()).toBe(200);
		await page.goto("/profile?tab=settings");

		await journey.step("name and picture", async () => {
			const { username } = newPlayer();
			await page.getByRole("button", { name: /^Account menu/ }).click();
			await page.getByRole("button", { name: "Edit username" }).click();
			await page.getByPlaceholder("New username").fill(username);
			await page.getByRole("button", { name: "Save", exact: true }).click();
			await toasts.expectShown("Username updated");
			await page.keyboard.press("Escape");
			await expect(page.getByRole("heading", { level: 1, name: username })).toBeVisible();
			await openRows(page, "Avatar");
			await page.getByLabel("Avatar file").setInputFiles(PICTURE);
			await toasts.expectShown("Avatar updated");
			const shown = page.locator('header img[src^="/avatars/"]').first();
			await expect(shown).toHaveJSProperty("naturalWidth", 256);
		});

		await journey.step("password", async () => {
			await openRows(page, "Password", "Email", "Devices");
			const sessions = page.getByRole("region", { name: "Devices" }).getByRole("listitem");
			await expect(sessions).toHaveCount(2);
			await page.getByLabel("Current password").fill(player.password);
			await page.getByLabel("New password", { exact: true }).fill("another horse");
			await page.getByRole("button", { name: "Change password" }).click();
			await toasts.expectShown("Password changed");
			await expect(sessions).toHaveCount(1);
			expect((await otherContext.request.get("/api/user/me")).status()).toBe(401);
			await otherContext.close();
		});

		await journey.step("address", async () => {
			const { email } = newPlayer();
			await page.getByLabel("New email").fill(email);
			await page.getByLabel("Your password").fill("another horse");
			await page.getByRole("button", { name: "Change email" }).click();
			await expect(page.getByText(/^Now ask .+ for the link that confirms/)).toBeVisible();
			await page.goto(await mailedLink(email));
			await page.getByRole("button", { name: "Confirm this address" }).click();
			await expect(page.getByText(`${email} is now your confirmed email address.`)).toBeVisible();
		});
	},
);

journey(
	"a player exports the data, deletes the account, returns, and gets back in after forgetting the password",
	async ({ page, context, browser, baseURL, toasts }) => {
		const player = await registerPlayer(context);
		await page.goto("/profile?tab=badges");
		const address = await page.getByRole("link", { name: "your public profile" }).getAttribute("href");

		await journey.step("exports and deletes", async () => {
			await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Settings" }).click();
			await openRows(page, "Data", "Delete account");
			const downloading = page.waitForEvent("download");
			await page.getByRole("button", { name: "Download my data" }).click();
			const download = await downloading;
			expect(download.suggestedFilename()).toBe(`hilo-${player.username}.json`);
			const data: { account: { email: string } } = JSON.parse(await readFile(await download.path(), "utf8"));
			expect(data.account.email).toBe(player.email);

			await page.getByRole("button", { name: "Delete account" }).click();
			const row = page.getByRole("region", { name: "Delete account" });
			await row.getByLabel("Your password").fill(player.password);
			await page.getByRole("button", { name: "Delete my account" }).click();
			await toasts.expectShown("Your account will be deleted on");
			await expect(
				page.getByRole("navigation").getByRole("link", { name: "Sign In", exact: true }),
			).toBeVisible();
			expect((await page.request.get(address ?? "")).status()).toBe(404);
		});

		await journey.step("returns", async () => {
			await page.goto("/sign-in?mode=sign-in");
			await signIn(page, player);
			await expectSignedIn(page, player);
			await toasts.expectShown("Welcome back. Your account will not be deleted.");
			expect((await page.request.get(address ?? "")).status()).toBe(200);
		});

		await journey.step("gets a new password by an administrator's link, which works once", async () => {
			// Ends the page first: its calls would be refused without the session.
			await page.goto("about:blank");
			await context.clearCookies();
			await page.goto("/sign-in");
			await page.getByRole("link", { name: "Forgot your password?" }).click();
			await expect(page.getByText(/^This site sends no mail. Ask the people who run it/)).toBeVisible();

			const office = await browser.newContext({ baseURL: baseURL ?? "" });
			const desk = await office.newPage();
			await promote((await registerPlayer(office)).id);
			await desk.goto(`/admin/users/${player.id}`);
			await desk.getByRole("button", { name: `More to do with ${player.username}` }).click();
			await desk.getByRole("menuitem", { name: "Make a password link" }).click();
			await desk.getByRole("button", { name: "Make link" }).click();
			const link = await desk.getByRole("textbox", { name: "Password link" }).inputValue();
			await office.close();

			await page.goto(link);
			await page.getByLabel("New password").fill("another horse");
			await page.getByRole("button", { name: "Save password" }).click();
			await page.waitForURL(/\/sign-in/);
			await expect(page.getByLabel("Email or username")).toHaveValue(player.username);
			await signIn(page, { ...player, password: "another horse" });
			await expectSignedIn(page, player);

			await page.goto(link);
			await page.getByLabel("New password").fill("a third horse");
			await page.getByRole("button", { name: "Save password" }).click();
			await expect(page.getByText("This link is no longer valid. Please ask for a new one.")).toBeVisible();
		});
	},
);
