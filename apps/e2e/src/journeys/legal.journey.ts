import { BrowserPlayer } from "../browser-player.ts";
import { expect, journey } from "../journey.ts";
import { promote } from "../operator.ts";

journey.use({ servers: 2 });

journey(
	"an administrator publishes a legal text, from which scripts are removed",
	async ({ browser, baseURL, page }) => {
		const url = baseURL ?? "";
		const admin = await BrowserPlayer.create(browser, { url, screen: "desk", page });
		await promote(admin.id);
		const visitor = await browser.newPage();
		await visitor.goto(`${url}/terms-of-service`);
		const heading = `Bees of ${admin.name}`;
		const maliciousText =
			'<script>document.title = "stolen"</script><img src="x" onerror="document.title = \'stolen\'">';

		await journey.step("written beside its preview, without what would run", async () => {
			await admin.goTo("/admin/settings/legal?text=terms");
			const text = page.getByLabel("Markdown");
			await text.fill(`${await text.inputValue()}\n\n## ${heading}\n\nBe **kind** to bees. ${maliciousText}`);
			const preview = page.getByRole("region", { name: "Preview" });
			await expect(preview.getByRole("heading", { name: heading })).toBeVisible();
			await expect(preview.locator("script, img")).toHaveCount(0);
		});

		await journey.step("published", async () => {
			await page.getByRole("button", { name: /^Publish version/ }).click();
			await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
			await expect(page.getByText("As published")).toBeVisible();
		});

		await journey.step("read by a visitor", async () => {
			// The server caches pages of visitors for five seconds.
			await expect
				.poll(async () => {
					await visitor.reload();
					return visitor.getByRole("heading", { name: heading }).count();
				})
				.toBe(1);
			await expect(visitor.locator(".legal-text :is(script, img)")).toHaveCount(0);
			await expect(visitor).toHaveTitle("Terms of Service | Hilo");
		});
		await visitor.close();
		await admin.end();
	},
);
