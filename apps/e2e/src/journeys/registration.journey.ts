import type { Browser, Page } from "@playwright/test";
import { expect, journey } from "../journey.ts";
import { SiteServer } from "../site-server.ts";

const PASSWORD = "correct horse";

async function openPage(browser: Browser, { url }: SiteServer): Promise<Page> {
	return (await browser.newContext({ baseURL: url })).newPage();
}

async function createAccount(page: Page, username: string): Promise<void> {
	await page.getByLabel("Email", { exact: true }).fill(`${username}@example.org`);
	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
	await page.getByRole("button", { name: "Create Account" }).click();
}

async function chooseMode(page: Page, name: string, meaning: RegExp): Promise<void> {
	await page.getByRole("radio", { name }).check();
	await expect(page.getByText(meaning)).toBeVisible();
}

/** Makes a link for one account. */
async function makeLink(page: Page): Promise<string> {
	await page.getByRole("button", { name: "New link" }).click();
	await page.getByLabel("Note").fill("For Bob");
	await page.getByRole("button", { name: "Make link" }).click();
	const link = await page.getByLabel("Invitation link", { exact: true }).inputValue();
	await page.getByRole("button", { name: "Done" }).click();
	await expect(page.getByText("1 of 1 left")).toBeVisible();
	return link;
}

journey(
	"a new site is set up by its printed link, and then takes only invited people",
	async ({ browser }) => {
		const server = await SiteServer.start();
		try {
			const { setupLink } = server;
			const admin = await openPage(browser, server);
			await admin.goto(setupLink);
			await expect(admin.getByRole("heading", { name: "Set up Hilo" })).toBeVisible();
			await createAccount(admin, "root");
			await expect(admin).toHaveURL("/admin/settings");
			await expect(admin.getByText("You are the administrator.")).toBeVisible();
			await expect(admin.getByRole("heading", { name: "Name and look" })).toBeVisible();

			const visitor = await openPage(browser, server);
			await visitor.goto(setupLink);
			await expect(visitor.getByText("This site has an administrator already.")).toBeVisible();

			await chooseMode(admin, "By invitation", /^An account needs an invitation link/);
			const link = await makeLink(admin);
			await visitor.goto("/sign-in");
			await visitor.getByRole("link", { name: "Sign up" }).click();
			await expect(visitor.getByRole("heading", { name: "By invitation" })).toBeVisible();
			await visitor.goto(link);
			await expect(visitor.getByRole("heading", { name: "You are invited to Hilo" })).toBeVisible();
			await createAccount(visitor, "bob");
			await expect(visitor).toHaveURL("/");
			await expect(visitor.getByRole("button", { name: "Account menu of bob" })).toBeVisible();
			await expect(admin.getByText("No link is open.")).toBeVisible();

			const late = await openPage(browser, server);
			await late.goto(link);
			await expect(late.getByText("This invitation has been used as often as it can be.")).toBeVisible();

			const unused = await makeLink(admin);
			await chooseMode(admin, "Closed", /^No new accounts, not even/);
			await late.goto("/sign-in?mode=sign-up");
			await expect(late.getByText("This site takes no new accounts at the moment.")).toBeVisible();
			await late.goto(unused);
			await expect(late.getByText("Keep the link: it may work later.")).toBeVisible();
			await late.getByRole("link", { name: "Play without an account" }).click();
			await expect(late.getByRole("heading", { name: "Pick a game" })).toBeVisible();
		} finally {
			await server.stop();
		}
	},
);
