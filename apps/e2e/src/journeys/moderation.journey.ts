import type { Page } from "@playwright/test";
import { BrowserPlayer } from "../browser-player.ts";
import { createGame, PIXEL_PNG } from "../custom-games.ts";
import { expect, journey } from "../journey.ts";
import { promote } from "../player.ts";
import { Toasts } from "../toasts.ts";

journey.use({ servers: 2 });

const REASON = "These pictures are somebody else's.";

journey(
	"an administrator features a game, gets a report, removes a game, and answers its creator's ticket",
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
		const toasts = await Toasts.watch(creator.page);
		await Promise.all([player.goTo("/custom-games"), creator.goTo("/custom-games?tab=my-games")]);
		await admin.goTo("/admin/games/custom");

		await journey.step("featured", async () => {
			await admin.page.getByLabel("Name, creator or link").fill(creator.name);
			await admin.page.getByRole("button", { name: `More: ${liked.name}` }).click();
			await admin.page.getByRole("menuitem", { name: "Feature on Discover" }).click();
			const featured = player.page.getByRole("region", { name: "Featured" });
			await expect(featured.getByText(liked.name).first()).toBeVisible();
		});

		await journey.step("reported", async () => {
			const { page } = player;
			await player.follow(disliked.link);
			await page.getByRole("button", { name: "More", exact: true }).click();
			await page.getByRole("menuitem", { name: "Report" }).click();
			const dialog = page.getByRole("dialog");
			await dialog.getByRole("radio", { name: "Stolen work" }).check();
			await dialog.getByRole("button", { name: "Send report" }).click();
			await expect(dialog.getByRole("heading", { name: "Thanks for telling us" })).toBeVisible();
		});

		const { page } = creator;
		await journey.step("removed", async () => {
			await admin.follow("/admin/support/reports");
			await remove(admin.page, disliked.name, REASON);
			await expect(page.getByText(disliked.name, { exact: true })).toHaveCount(0);
			await expect(page.getByText(liked.name, { exact: true }).first()).toBeVisible();
			expect((await player.context.request.get(`/api/custom-games/${disliked.id}`)).status()).toBe(404);
		});

		const subject = `My game, ${creator.name}`;
		await journey.step("a ticket of the creator", async () => {
			await creator.follow("/profile?tab=support");
			const messages = page.getByRole("region", { name: "From support" });
			const removed = `Your game “${disliked.name}” was removed by an administrator. Reason: ${REASON}`;
			await expect(messages.getByText(removed)).toBeVisible();
			await page.getByRole("link", { name: "New ticket" }).click();
			await page.getByLabel("Subject").fill(subject);
			await page.getByLabel("Message", { exact: true }).fill("They are mine.");
			const picture = { name: "mine.png", mimeType: "image/png", buffer: PIXEL_PNG };
			await page.getByLabel("Picture files").setInputFiles(picture);
			await expect(page.getByRole("img", { name: "Attachment 1" })).toBeVisible();
			await page.getByRole("button", { name: "Send ticket" }).click();
			await expect(page.getByRole("heading", { name: subject })).toBeVisible();
		});

		await journey.step("answered while the creator is on another page", async () => {
			await page.getByRole("link", { name: "Credits" }).click();
			await admin.follow("/admin/support?order=newest");
			await admin.page.getByRole("link", { name: subject }).click();
			await expect(admin.page.getByText("They are mine.")).toBeVisible();
			await expect(admin.page.getByRole("img", { name: "Attachment 1" })).toBeVisible();
			await admin.page.getByLabel("Your answer").fill("Where did you take them?");
			await admin.page.getByRole("button", { name: "Send answer" }).click();
			await toasts.expectShown(`Support answered your ticket “${subject}”.`);
			await expect(creator.unreadCount).toHaveText("1 new");
		});

		await journey.step("replied to, and closed", async () => {
			await page.getByRole("button", { name: /^Account menu/ }).click();
			await page.getByRole("link", { name: "Support 1 new" }).click();
			await expect(page.getByText("New", { exact: true })).toBeVisible();
			await expect(creator.unreadCount).toHaveCount(0);
			await page.getByRole("link", { name: subject }).click();
			await expect(page.getByText("Where did you take them?")).toBeVisible();
			await page.getByLabel("Your reply").fill("In Bern");
			await page.getByRole("button", { name: "Send reply" }).click();
			await expect(admin.page.getByText("In Bern")).toBeVisible();
			await admin.page.getByRole("button", { name: "Close", exact: true }).click();
			await expect(page.getByText("This ticket is closed.")).toBeVisible();
			await expect(page.getByLabel("Your reply")).toHaveCount(0);
		});

		expect([admin.loads, creator.loads, player.loads]).toEqual([1, 1, 1]);
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
