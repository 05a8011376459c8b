import { join } from "node:path";
import { axeFindings } from "../axe.ts";
import { expect, journey } from "../journey.ts";
import { registerAdministrator } from "../operator.ts";
import { shortenPauses } from "../short-pauses.ts";
import { SiteServer } from "../site-server.ts";
import { StagePage } from "../stage.page.ts";

/** A square PNG of 512 pixels. */
const LOGO = join(import.meta.dirname, "../../../web/public/icon-512.png");

journey("an administrator gives the site its own name and look", async ({ browser }) => {
	const server = await SiteServer.start();
	const open = () => browser.newContext({ baseURL: server.url });
	const [administrators, visitors] = [await open(), await open()];
	try {
		await registerAdministrator(administrators, server);
		const admin = await administrators.newPage();
		const visitor = await visitors.newPage();
		await visitor.goto("/terms-of-service");
		await expect(visitor.getByText("These are the rules for using Hilo.")).toBeVisible();

		await journey.step("with a colour that is readable in both themes", async () => {
			await admin.goto("/admin/settings");
			await admin.getByLabel("Name", { exact: true }).fill("Quizcorner");
			await admin.getByLabel("Contact").fill("help@quiz.example");
			const colour = admin.getByLabel("Colour", { exact: true });
			await colour.fill("#ffff00");
			await expect(admin.getByText(/hard to read on the light theme: 1\.0 to 1/)).toBeVisible();
			await colour.fill("#0b6b4f");
			await admin.getByRole("button", { name: "Save", exact: true }).click();
			await expect(admin.getByRole("banner").getByRole("link", { name: "Quizcorner" })).toBeVisible();
			await admin.getByLabel("Picture file").setInputFiles(LOGO);
			await expect(admin.getByRole("button", { name: "Replace" })).toBeVisible();
		});

		await journey.step("seen by visitors in the bar, the title, the terms and the manifest", async () => {
			await visitor.reload();
			await expect(visitor.getByRole("banner").getByRole("link", { name: "Quizcorner" })).toBeVisible();
			await expect(visitor).toHaveTitle("Terms of Service | Quizcorner");
			await expect(visitor.getByText("These are the rules for using Quizcorner.")).toBeVisible();
			await expect(visitor.getByRole("main").getByRole("link", { name: "help@quiz.example" })).toBeVisible();
			const accent = await visitor.evaluate(() =>
				getComputedStyle(document.documentElement).getPropertyValue("--accent"),
			);
			expect(accent).toMatch(/#0b6b4f/);
			const mark = visitor.getByRole("banner").locator("img");
			await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(128);
			const manifest = await (await visitors.request.get("/site.webmanifest")).json();
			expect(manifest).toMatchObject({
				name: "Quizcorner",
				icons: [{ sizes: "192x192" }, { sizes: "512x512" }],
			});
			for (const colorScheme of ["light", "dark"] as const) {
				await visitor.emulateMedia({ colorScheme });
				await visitor.goto("/daily");
				await expect(visitor.getByRole("heading", { name: /^Quizcorner \d+$/ })).toBeVisible();
				expect(await axeFindings(visitor)).toEqual([]);
			}
		});

		await journey.step("and in the text that a visitor shares", async () => {
			await shortenPauses(visitors);
			await visitors.grantPermissions(["clipboard-read", "clipboard-write"]);
			const stage = new StagePage(await visitors.newPage(), "country");
			await stage.open();
			await stage.guessRight();
			await stage.guessWrong();
			await stage.gameOver.getByRole("button", { name: "Share" }).click();
			await expect
				.poll(() => stage.page.evaluate(() => navigator.clipboard.readText()))
				.toMatch(/^Quizcorner · Countries: 1\n/);
		});
	} finally {
		for (const context of [administrators, visitors]) await context.close();
		await server.stop();
	}
});
