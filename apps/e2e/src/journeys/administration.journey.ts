import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { BrowserPlayer } from "../browser-player.ts";
import { ChatPage } from "../chat.page.ts";
import { fetchedScripts } from "../fetched-scripts.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { promote } from "../operator.ts";
import { registerPlayer } from "../player.ts";
import { StagePage } from "../stage.page.ts";

journey.use({ servers: 2 });

const REFUSED = /This account is suspended until \d{1,2} \w+ \d{4}\.Reason: Rude words/;
/** The browser logs refused calls of an ended session and a refused sign-in. */
const tolerated = [/status of 40[13]/];

journey(
	"an administrator suspends a player who is playing and chatting in another browser",
	async ({ browser, baseURL, page: desk }) => {
		const url = baseURL ?? "";
		const admin = await BrowserPlayer.create(browser, { url, screen: "desk", page: desk });
		const player = await BrowserPlayer.create(browser, { url, screen: "phone", tolerated });
		await promote(admin.id);
		await admin.befriend(player);

		const stage = new StagePage(player.page, "country");
		await player.goTo(stage.game.route);
		await stage.begin();
		await stage.guessRight();
		const chat = await player.context.newPage();
		await chat.goto(`/messages/${admin.id}`);
		await new ChatPage(chat, admin.name).send("Hello!");
		// Only a tab with a live event stream shows the reason for the sign-out.
		await player.untilStreams(2);

		await admin.goTo("/admin");
		const { page } = admin;
		await page
			.getByRole("navigation", { name: "Administration" })
			.getByRole("link", { name: "Users" })
			.click();
		await page.getByLabel("Name or email").fill(player.name);
		await page.getByRole("table", { name: "Users" }).getByRole("link", { name: player.name }).click();
		await page.getByRole("button", { name: "Suspend" }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel("Reason").fill("Rude words");
		await dialog.getByRole("button", { name: "Suspend" }).click();
		await expect(page.getByRole("button", { name: "Lift suspension" })).toBeVisible();

		for (const left of [player.page, chat]) {
			await expect(left).toHaveURL(/\/sign-in\?.*notice=suspended/);
			await expect(left.getByRole("heading", { name: "Your account was suspended" })).toBeVisible();
		}
		expect((await admin.context.request.get(`/api/user/profile/${player.id}`)).status()).toBe(404);
		await chat.close();
		const signIn = async () => {
			await player.page.getByLabel("Email or username").fill(player.name);
			await player.page.getByLabel("Password", { exact: true }).fill("correct horse");
			await player.page.getByRole("button", { name: "Sign In", exact: true }).click();
		};
		await signIn();
		await expect(player.page.getByRole("alert")).toHaveText(REFUSED);

		await page.getByRole("button", { name: "Lift suspension" }).click();
		await dialog.getByRole("button", { name: "Lift" }).click();
		await expect(page.getByRole("button", { name: "Suspend" })).toBeVisible();
		await signIn();
		await expect(player.page).toHaveURL(stage.game.route);
		await journey.step("statistics", () => checkStatistics(page));
		for (const browserPlayer of [admin, player]) await browserPlayer.end();
	},
);

journey(
	"the administrators' pages refuse other players, who never fetch their scripts",
	async ({ page, context }) => {
		const own = /\/admin(-|\.(?!errors))/;
		const ofArea = async () =>
			(await fetchedScripts(page)).map(({ name }) => name).filter((name) => own.test(name));
		await page.goto("/admin");
		await expect(page).toHaveURL("/sign-in?from=%2Fadmin");
		const player = await registerPlayer(context);
		await page.goto("/");
		await waitForHydration(page.getByRole("link", { name: "Hilo" }).first());
		await page.getByRole("button", { name: /^Account menu/ }).click();
		await expect(page.getByRole("button", { name: "Sign out" })).toBeVisible();
		await expect(page.getByRole("link", { name: "Admin Dashboard" })).toHaveCount(0);
		await page.getByRole("link", { name: "Profile" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(player.username);
		await page.getByRole("link", { name: "Leaderboard" }).first().click();
		await expect(page.getByRole("heading", { name: "LEADERBOARDS" })).toBeVisible();
		await page.waitForLoadState("networkidle");
		expect(await ofArea()).toEqual([]);
		await page.goto("/admin/settings/audit");
		await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
		// Proves that the pattern above matches the scripts of the area.
		await expect.poll(ofArea).not.toEqual([]);
		await promote(player.id);
		await page.reload();
		await expect(page.getByRole("heading", { name: "Audit log" })).toBeVisible();
	},
);

/** Expects the same statistics in the chart, the table and the CSV file. */
async function checkStatistics(page: Page): Promise<void> {
	await page
		.getByRole("navigation", { name: "Administration" })
		.getByRole("link", { name: "Analytics" })
		.click();
	const accounts = page.getByRole("region", { name: "New accounts" });
	const drawn = accounts.locator("canvas");
	await expect(drawn).toBeVisible();
	await expect.poll(() => drawn.evaluate(hasInk)).toBe(true);
	await accounts.getByText("Show as a table").click();
	const rows = accounts.getByRole("table", { name: "New accounts" }).locator("tbody tr");
	await expect(rows).toHaveCount(30);
	const counts = await rows.locator("td:last-child").allTextContents();
	// At least the two players of this journey.
	expect(Number(counts[0])).toBeGreaterThanOrEqual(2);
	await expect(accounts.locator(".u-legend")).toContainText(`New accounts${counts[0]}`);

	const downloading = page.waitForEvent("download");
	await accounts.getByRole("button", { name: "CSV of New accounts" }).click();
	const download = await downloading;
	expect(download.suggestedFilename()).toBe("hilo-new-accounts.csv");
	const [, ...lines] = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
	expect(lines.map((line) => line.split(",")[1])).toEqual(counts);
}

function hasInk(canvas: Element): boolean {
	if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
	const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
	return pixels.some((part) => part > 0);
}
