import type { Browser, Page } from "@playwright/test";
import { BrowserPlayer } from "../browser-player.ts";
import { expect, journey } from "../journey.ts";
import { promote } from "../operator.ts";
import { Toasts } from "../toasts.ts";

journey.use({ servers: 2 });

async function createPlayers(
	browser: Browser,
	url: string,
	page: Page,
): Promise<[BrowserPlayer, BrowserPlayer]> {
	const players = await Promise.all([
		BrowserPlayer.create(browser, { url, screen: "phone" }),
		BrowserPlayer.create(browser, { url, screen: "desk", page }),
	]);
	await promote(players[1].id);
	return players;
}

const PNG = Buffer.from(
	"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
	"base64",
);

journey(
	"a ticket reaches an administrator and its answer the player without a reload",
	async ({ browser, baseURL, page }) => {
		const [player, admin] = await createPlayers(browser, baseURL ?? "", page);
		const subject = `My score, ${player.name}`;
		await admin.goTo("/admin/support?order=newest");
		await expect(admin.page.getByRole("heading", { name: "Support" })).toBeVisible();

		const toasts = await Toasts.watch(player.page);
		await player.goTo("/profile?tab=support");
		await player.page.getByRole("link", { name: "New ticket" }).click();
		await player.page.getByLabel("Subject").fill(subject);
		await player.page.getByLabel("Message", { exact: true }).fill("It is gone.");
		const picture = { name: "board.png", mimeType: "image/png", buffer: PNG };
		await player.page.getByLabel("Picture files").setInputFiles(picture);
		await expect(player.page.getByRole("img", { name: "Attachment 1" })).toBeVisible();
		await player.page.getByRole("button", { name: "Send ticket" }).click();
		await expect(player.page.getByRole("heading", { name: subject })).toBeVisible();

		await admin.page.getByRole("link", { name: subject }).click();
		await expect(admin.page.getByText("It is gone.")).toBeVisible();
		await expect(admin.page.getByRole("img", { name: "Attachment 1" })).toBeVisible();

		await player.page.getByRole("link", { name: "Credits" }).click();
		await admin.page.getByLabel("Your answer").fill("Which browser do you use?");
		await admin.page.getByRole("button", { name: "Send answer" }).click();
		await toasts.expectShown(`Support answered your ticket "${subject}".`);
		await expect(player.unreadCount).toHaveText("1 new");

		await player.page.getByRole("button", { name: /^Account menu/ }).click();
		await player.page.getByRole("link", { name: "Support 1 new" }).click();
		await expect(player.page.getByText("New", { exact: true })).toBeVisible();
		await expect(player.unreadCount).toHaveCount(0);
		await player.page.getByRole("link", { name: subject }).click();
		await expect(player.page.getByText("Which browser do you use?")).toBeVisible();
		await player.page.getByLabel("Your reply").fill("Firefox");
		await player.page.getByRole("button", { name: "Send reply" }).click();
		await expect(admin.page.getByText("Firefox")).toBeVisible();

		await admin.page.getByRole("button", { name: "Close", exact: true }).click();
		await expect(player.page.getByText("This ticket is closed.")).toBeVisible();
		await expect(player.page.getByLabel("Your reply")).toHaveCount(0);
		expect([player.loads, admin.loads]).toEqual([1, 1]);
		for (const browserPlayer of [player, admin]) await browserPlayer.end();
	},
);
