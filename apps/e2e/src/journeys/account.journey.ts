import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, journey } from "../journey.ts";
import { promote } from "../operator.ts";
import { mailedLink } from "../outbox.ts";
import { newPlayer, type Player, registerPlayer } from "../player.ts";

journey.use({ servers: 2 });

async function signIn(page: Page, { username, password }: Pick<Player, "username" | "password">) {
	await page.getByLabel("Email or username").fill(username);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	await expect(page.getByRole("button", { name: `Account menu of ${username}` })).toBeVisible();
}

journey.describe("a forgotten password", () => {
	journey.use({ tolerated: [/status of 400/] });

	journey(
		"is replaced by an administrator's link that works once",
		async ({ page, context, browser, baseURL }) => {
			const player = await registerPlayer(context);
			await context.clearCookies();
			await page.goto("/sign-in");
			await page.getByRole("link", { name: "Forgot your password?" }).click();
			await expect(page.getByText("This site sends no mail. Ask an administrator for a link.")).toBeVisible();

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

			await page.goto(link);
			await page.getByLabel("New password").fill("a third horse");
			await page.getByRole("button", { name: "Save password" }).click();
			await expect(page.getByText("This link is no longer valid. Please ask for a new one.")).toBeVisible();
		},
	);
});

journey(
	"a player changes the password and the email address",
	async ({ page, context, browser, baseURL, toasts }) => {
		const player = await registerPlayer(context);
		const otherContext = await browser.newContext({ baseURL: baseURL ?? "" });
		const login = { emailOrUsername: player.username, password: player.password };
		expect((await otherContext.request.post("/api/auth/login", { data: login })).status()).toBe(200);

		await page.goto("/profile?tab=settings");
		for (const title of ["Password", "Email", "Devices"])
			await page.getByRole("heading", { name: title, exact: true }).click();
		const sessions = page.getByRole("region", { name: "Devices" }).getByRole("listitem");
		await expect(sessions).toHaveCount(2);
		await page.getByLabel("Current password").fill(player.password);
		await page.getByLabel("New password", { exact: true }).fill("another horse");
		await page.getByRole("button", { name: "Change password" }).click();
		await toasts.expectShown("Password changed");
		await expect(sessions).toHaveCount(1);
		expect((await otherContext.request.get("/api/user/me")).status()).toBe(401);
		await otherContext.close();

		const { email } = newPlayer();
		await page.getByLabel("New email").fill(email);
		await page.getByLabel("Your password").fill("another horse");
		await page.getByRole("button", { name: "Change email" }).click();
		await expect(page.getByText(/^Now ask .+ for the link that confirms/)).toBeVisible();
		await page.goto(await mailedLink(email));
		await page.getByRole("button", { name: "Confirm this address" }).click();
		await expect(page.getByText(`${email} is now your confirmed email address.`)).toBeVisible();
	},
);

journey.describe("deleting an account", () => {
	// The 401 answers calls that were under way when the session ended.
	journey.use({ tolerated: [/status of 40[14]/] });

	journey("exports the data, hides the account and allows a return", async ({ page, context, toasts }) => {
		const player = await registerPlayer(context);
		await page.goto("/profile?tab=badges");
		const address = await page.getByRole("link", { name: "your public profile" }).getAttribute("href");
		await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Settings" }).click();

		for (const title of ["Data", "Delete account"])
			await page.getByRole("heading", { name: title, exact: true }).click();
		const downloading = page.waitForEvent("download");
		await page.getByRole("button", { name: "Download my data" }).click();
		const download = await downloading;
		expect(download.suggestedFilename()).toBe(`hilo-${player.username}.json`);
		const data: { account: { email: string } } = JSON.parse(await readFile(await download.path(), "utf8"));
		expect(data.account.email).toBe(player.email);

		await page.getByRole("button", { name: "Delete account" }).click();
		await page
			.getByRole("region", { name: "Delete account" })
			.getByLabel("Your password")
			.fill(player.password);
		await page.getByRole("button", { name: "Delete my account" }).click();
		await toasts.expectShown("Your account will be deleted on");
		await expect(
			page.getByRole("navigation").getByRole("link", { name: "Sign In", exact: true }),
		).toBeVisible();
		expect((await page.goto(address ?? ""))?.status()).toBe(404);

		await page.goto("/sign-in?mode=sign-in");
		await signIn(page, player);
		await toasts.expectShown("Welcome back. Your account will not be deleted.");
		expect((await page.goto(address ?? ""))?.status()).toBe(200);
	});
});
