import type { Page } from "@playwright/test";
import { BrowserPlayer } from "../browser-player.ts";
import { createGame } from "../custom-games.ts";
import { expect, journey } from "../journey.ts";
import { promote } from "../operator.ts";

journey.use({ servers: 2 });

journey(
	"an administrator features a game, and removes a reported one with a reason for its creator",
	async ({ browser, baseURL, page: desk }) => {
		const url = baseURL ?? "";
		const [admin, creator, player] = await Promise.all([
			BrowserPlayer.create(browser, { url, screen: "desk", page: desk }),
			BrowserPlayer.create(browser, { url, screen: "phone" }),
			// The page of the removed game is open.
			BrowserPlayer.create(browser, { url, screen: "phone", tolerated: [/status of 404.*customGames\.get/] }),
		]);
		await promote(admin.id);
		const liked = await createGame(creator.context, `Liked by ${player.name}`, "public");
		const disliked = await createGame(creator.context, `Disliked by ${player.name}`, "public");
		await Promise.all([player.goTo("/custom-games"), creator.goTo("/custom-games?tab=my-games")]);
		await admin.goTo("/admin/games/custom");

		await journey.step("featured", async () => {
			await admin.page.getByLabel("Name, creator or link").fill(creator.name);
			await admin.page.getByRole("button", { name: `More: ${liked.name}` }).click();
			await admin.page.getByRole("menuitem", { name: "Feature on Discover" }).click();
			const featured = player.page.getByRole("region", { name: "Featured" });
			await expect(featured.getByText(liked.name).first()).toBeVisible();
			expect(player.loads).toBe(1);
		});

		await journey.step("reported", async () => {
			const { page } = player;
			await page.goto(disliked.link);
			await page.getByRole("button", { name: "More", exact: true }).click();
			await page.getByRole("menuitem", { name: "Report" }).click();
			const dialog = page.getByRole("dialog");
			await dialog.getByRole("radio", { name: "Stolen work" }).check();
			await dialog.getByRole("button", { name: "Send report" }).click();
			await expect(dialog.getByRole("heading", { name: "Thanks for telling us" })).toBeVisible();
		});

		await journey.step("removed", async () => {
			await admin.goTo("/admin/support/reports");
			await remove(admin.page, disliked.name, "These pictures are somebody else's.");
			const { page } = creator;
			await expect(page.getByText(disliked.name, { exact: true })).toHaveCount(0);
			await expect(page.getByText(liked.name, { exact: true }).first()).toBeVisible();
			expect(creator.loads).toBe(1);
			await page.goto("/profile?tab=support");
			await expect(
				page
					.getByRole("region", { name: "From support" })
					.getByText(
						`Your game “${disliked.name}” was removed by an administrator. Reason: These pictures are somebody else's.`,
					),
			).toBeVisible();
			expect((await player.context.request.get(`/api/custom-games/${disliked.id}`)).status()).toBe(404);
		});

		for (const browserPlayer of [admin, creator, player]) await browserPlayer.end();
	},
);

async function remove(page: Page, name: string, reason: string): Promise<void> {
	const card = page.getByRole("listitem", { name });
	await expect(card.getByText("Stolen work")).toBeVisible();
	await card.getByRole("button", { name: "Remove game" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Reason").fill(reason);
	await dialog.getByLabel(/^Type/).fill(name);
	await dialog.getByRole("button", { name: "Remove game" }).click();
	await expect(card).toHaveCount(0);
	await expect(dialog).toHaveCount(0);
}
