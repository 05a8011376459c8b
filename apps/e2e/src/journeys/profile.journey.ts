import { join } from "node:path";
import { delayRequests } from "../delay-requests.ts";
import { expect, journey } from "../journey.ts";
import { playToScore } from "../play-to-score.ts";
import { newPlayer, registerPlayer } from "../player.ts";
import { StagePage } from "../stage.page.ts";

journey.use({ servers: 2, shortPauses: true });

const PICTURE = join(import.meta.dirname, "../../../web/public/icon-192.png");
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

journey(
	"a judged run earns and shows badges, XP and the daily challenge",
	async ({ page, context, toasts }) => {
		await registerPlayer(context);
		await playToScore(context, 9);
		const stage = new StagePage(page, "github");
		await stage.open();
		await stage.expectScore(9);
		await stage.guessRight();
		await stage.guessWrong();
		await toasts.expectShown("Daily challenge completed! +50 XP");
		await toasts.expectShown("3 badges earned");
		const rewards = stage.gameOver.getByRole("region", { name: "Earned" });
		await expect(rewards.locator("img").first()).toHaveAttribute("src", "/badges/first_game.svg");
		await expect(rewards.getByRole("listitem")).toHaveText(["First Steps", "Flawless", "Warming Up"]);

		await page.goto("/profile");
		await expect(page.getByRole("progressbar", { name: "Towards level 2" })).toHaveAttribute(
			"aria-valuetext",
			/^50 of/,
		);
		await expect(page.getByRole("listitem").filter({ hasText: "GitHub PRs" })).toContainText(/1\d/);
		await expect(page.getByRole("listitem").filter({ hasText: "Score in a classic game" })).toContainText(
			"+50 XP",
		);
		await page.getByRole("navigation", { name: "Profile" }).getByRole("link", { name: "Badges" }).click();
		const tile = (name: string) =>
			page
				.getByRole("region", { name: "All Badges" })
				.getByRole("listitem")
				.filter({ has: page.getByRole("heading", { name, exact: true }) });
		await expect(tile("Warming Up")).toContainText("Earned");
		await expect(tile("On a Roll")).toContainText(/1\d \/ 25/);

		await page.getByRole("button", { name: "Choose badges" }).click();
		const chosen = page.getByRole("checkbox", { checked: true });
		while ((await chosen.count()) > 0) await chosen.first().uncheck();
		await page.getByRole("checkbox", { name: "Show First Steps" }).check();
		await page.getByRole("button", { name: "Save" }).click();
		await page.getByRole("link", { name: "your public profile" }).click();
		await expect(page.getByRole("list", { name: "Badge showcase" })).toHaveText("First Steps");
	},
);

journey.describe("username and avatar", () => {
	journey.use({ tolerated: [/status of 40[01]/] });

	journey(
		"change everywhere immediately, are validated, and can be reset",
		async ({ page, context, toasts }) => {
			await registerPlayer(context);
			const { username } = newPlayer();
			await page.goto("/profile?tab=settings");
			await page.getByRole("button", { name: /^Account menu/ }).click();
			await page.getByRole("button", { name: "Edit username" }).click();
			await page.getByPlaceholder("New username").fill(username);
			await page.getByRole("button", { name: "Save", exact: true }).click();
			await toasts.expectShown("Username updated");
			await page.keyboard.press("Escape");
			await expect(page.getByRole("heading", { level: 1, name: username })).toBeVisible();
			await page.getByRole("heading", { name: "Avatar", exact: true }).click();
			const file = page.getByLabel("Avatar file");
			await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
			await expect(
				page.getByText("Invalid file type. Only JPEG, PNG, GIF, and WebP images are allowed."),
			).toBeVisible();
			await file.setInputFiles({ name: "me.png", mimeType: "image/png", buffer: PNG_SIGNATURE });
			await expect(page.getByText("This picture could not be read.")).toBeVisible();
			await file.setInputFiles(PICTURE);
			await toasts.expectShown("Avatar updated");
			const shown = page.locator('header img[src^="/avatars/"]');
			await expect(shown.first()).toHaveJSProperty("naturalWidth", 256);

			await page.getByRole("button", { name: "Reset avatar" }).click();
			await toasts.expectShown("Avatar reset");
			await expect(shown).toHaveCount(0);

			await file.setInputFiles(PICTURE);
			await expect(page.getByRole("button", { name: "Reset avatar" })).toBeEnabled();
			// The session ends with this call, and the page's polls wait: one of them would sign out earlier.
			await page.route(/\/trpc\//, () => {});
			await page.route(/resetAvatar/, async (route) => {
				await context.clearCookies();
				await route.continue();
			});
			const load = await delayRequests(page, /\/profile\?tab=settings$/);
			await page.getByRole("button", { name: "Reset avatar" }).click();
			await expect(page.getByText("Authentication failed. Please try logging in again.")).toBeVisible();
			load();
			await page.waitForURL(/\/sign-in/);
		},
	);
});

journey.describe("another player", () => {
	// The browser logs the 404 of an unknown player as an error.
	journey.use({ tolerated: [/status of 404/] });

	journey("has a public profile linked from the boards", async ({ page, context, browser, baseURL }) => {
		const otherContext = await browser.newContext({ baseURL: baseURL ?? "" });
		const stranger = await registerPlayer(otherContext);
		const score = { game: "wealthGame", score: 900_000 };
		expect((await otherContext.request.post("/api/user/update-score", { data: score })).status()).toBe(200);
		await otherContext.close();

		await registerPlayer(context);
		await page.goto("/leaderboard?game=wealthGame");
		await page.getByRole("link", { name: stranger.username }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(stranger.username);
		await expect(page).toHaveTitle(`${stranger.username} | Hilo`);
		const address = page.url();

		// Ends the page first: its calls would be refused without the session.
		await page.goto("about:blank");
		await context.clearCookies();
		await page.goto(address);
		await expect(page.getByRole("region", { name: "Game Scores" }).getByRole("listitem")).toContainText(
			"Wealth",
		);
		await expect(page.getByText("No Public Games")).toBeVisible();
		await page.getByRole("link", { name: "Play Game: Wealth" }).click();
		await page.waitForURL("/wealth-game");

		const answer = await page.goto("/user/nobody");
		expect(answer?.status()).toBe(404);
		await expect(page.getByRole("heading", { name: "User not found" })).toBeVisible();
		await page.getByRole("button", { name: "Go Back" }).click();
		await page.waitForURL("/wealth-game");
	});
});
