import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { expect, journey, waitForHydration } from "../journey.ts";
import { newPlayer, signIn, signUp } from "../player.ts";
import { newFolder, SiteServer } from "../site-server.ts";

/** A square PNG of 512 pixels. */
const LOGO = join(import.meta.dirname, "../../../web/public/icon-512.png");
const HEADING = "Be kind to bees";
const MALICIOUS =
	'<script>document.title = "stolen"</script><img src="x" onerror="document.title = \'stolen\'">';

async function openPage(browser: Browser, { url }: SiteServer): Promise<Page> {
	return (await browser.newContext({ baseURL: url })).newPage();
}

/** Waits for the answer too: the page shows a choice before it is stored. */
async function chooseMode(page: Page, name: string, meaning: RegExp): Promise<void> {
	const stored = page.waitForResponse(/site\.setRegistration/);
	await page.getByRole("radio", { name }).check();
	await stored;
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
	"a new site is set up by its printed link, gets a name, a look and terms, takes only invited people, and moves",
	async ({ browser }) => {
		const server = await SiteServer.start();
		const fresh = await SiteServer.start();
		const pages = await Promise.all([server, server, server, fresh].map((site) => openPage(browser, site)));
		const [admin, visitor, late, moved] = pages as [Page, Page, Page, Page];
		const [root, bob] = [newPlayer(), newPlayer()];
		const folder = await newFolder();
		try {
			const setupLink = await server.setupLink();
			await journey.step("the printed link makes one administrator", async () => {
				await admin.goto(setupLink);
				await expect(admin.getByRole("heading", { name: "Set up Hilo" })).toBeVisible();
				await signUp(admin, root);
				await expect(admin).toHaveURL("/admin");
				await expect(admin.getByText("You are the administrator.")).toBeVisible();
				await expect(admin.getByRole("heading", { name: "Finish setting up (0 of 7)" })).toBeVisible();
				await visitor.goto(setupLink);
				await expect(visitor.getByText("This site has an administrator already.")).toBeVisible();
			});

			await journey.step("who chooses a name and a look", async () => {
				await admin.getByRole("link", { name: "Choose a name" }).click();
				await admin.getByLabel("Name", { exact: true }).fill("Quizcorner");
				await admin.getByLabel("Contact").fill("help@quiz.example");
				await admin.getByLabel("Colour", { exact: true }).fill("#0b6b4f");
				await admin.getByRole("button", { name: "Save", exact: true }).click();
				await expect(admin.getByRole("banner").getByRole("link", { name: "Quizcorner" })).toBeVisible();
				await admin.getByLabel("Picture file").setInputFiles(LOGO);
				await expect(admin.getByRole("button", { name: "Replace" })).toBeVisible();
			});

			await journey.step("invites one person", async () => {
				await chooseMode(admin, "By invitation", /^An account needs an invitation link/);
				const link = await makeLink(admin);
				await visitor.goto("/sign-in");
				await visitor.getByRole("link", { name: "Sign up" }).click();
				await expect(visitor.getByRole("heading", { name: "By invitation" })).toBeVisible();
				await visitor.goto(link);
				await expect(visitor.getByRole("heading", { name: "You are invited to Quizcorner" })).toBeVisible();
				await signUp(visitor, bob);
				await expect(visitor).toHaveURL("/");
				await expect(visitor.getByRole("button", { name: `Account menu of ${bob.username}` })).toBeVisible();
				await expect(admin.getByText("No link is open.")).toBeVisible();
			});

			await journey.step("closes the registration", async () => {
				const link = await makeLink(admin);
				await chooseMode(admin, "Closed", /^No new accounts, not even/);
				await late.goto(link);
				await expect(late.getByText("Keep the link: it may work later.")).toBeVisible();
				await late.getByRole("link", { name: "Play without an account" }).click();
				await expect(late.getByRole("heading", { name: "Pick a game" })).toBeVisible();
			});

			await journey.step("publishes terms, beside a preview without what would run", async () => {
				await admin.goto("/admin/settings/legal?text=terms");
				const text = admin.getByLabel("Markdown");
				await text.fill(`${await text.inputValue()}\n\n## ${HEADING}\n\nBe **kind**. ${MALICIOUS}`);
				const preview = admin.getByRole("region", { name: "Preview" });
				await expect(preview.getByRole("heading", { name: HEADING })).toBeVisible();
				await expect(preview.locator("script, img")).toHaveCount(0);
				await admin.getByRole("button", { name: /^Publish version/ }).click();
				await admin.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
				await expect(admin.getByText("As published")).toBeVisible();
			});

			await journey.step("all seen by a visitor", async () => {
				await late.goto("/terms-of-service");
				await expect(late.getByRole("heading", { name: HEADING })).toBeVisible();
				await expect(late.locator(".legal-text :is(script, img)")).toHaveCount(0);
				await expect(late).toHaveTitle("Terms of Service | Quizcorner");
				await expect(late.getByText("These are the rules for using Quizcorner.")).toBeVisible();
				await expect(late.getByRole("main").getByRole("link", { name: "help@quiz.example" })).toBeVisible();
				const mark = late.getByRole("banner").locator("img");
				await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(128);
				const accent = await late.evaluate(() =>
					getComputedStyle(document.documentElement).getPropertyValue("--accent"),
				);
				expect(accent).toMatch(/#0b6b4f/);
				const manifest = await (await late.request.get("/site.webmanifest")).json();
				expect(manifest).toMatchObject({ name: "Quizcorner", icons: [{}, {}] });
			});

			await journey.step(
				"a fresh site becomes this one by its backup, on the page of the setup link",
				async () => {
					const backup = join(folder, "monday.backup");
					await server.hilo("backup", backup);
					await moved.goto(await fresh.setupLink());
					await waitForHydration(moved.getByRole("button", { name: "Choose a backup" }));
					await moved.getByLabel("Backup file").setInputFiles(LOGO);
					await expect(moved.getByRole("alert").filter({ hasText: "is no backup of Hilo" })).toBeVisible();
					await moved.getByLabel("Backup file").setInputFiles(backup);
					await expect(moved.getByRole("heading", { name: "Restored" })).toBeVisible();
					await moved.getByRole("link", { name: "Go to Sign In" }).click();
					await signIn(moved, root);
					await expect(moved).toHaveURL("/");
					await expect(moved.getByRole("banner").getByRole("link", { name: "Quizcorner" })).toBeVisible();
					await moved.goto("/admin/settings/audit");
					await expect(moved.getByRole("table").getByText(/^Restored a backup/)).toBeVisible();
				},
			);
		} finally {
			for (const page of pages) await page.context().close();
			for (const site of [server, fresh]) await site.stop();
			await rm(folder, { recursive: true });
		}
	},
);
