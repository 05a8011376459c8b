import type { Page } from "@playwright/test";
import { createGame } from "../custom-games.ts";
import { expect, journey, waitForHydration } from "../journey.ts";
import { ARROWS, LETTERS, pressAt, tabTo } from "../keyboard.ts";
import { newPlayer, registerPlayer, signIn, signUp } from "../player.ts";
import { shortenPauses } from "../short-pauses.ts";
import { StagePage } from "../stage.ts";

// The browser logs calls that were under way when the session ended.
journey.use({ servers: 2, shortPauses: true, tolerated: [/status of 401/] });

const storedInSession = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

const homeCard = (page: Page, id: "music" | "country") =>
	page.getByRole("region", { name: "Pick a game" }).locator(`[data-game=${id}]`);

journey(
	"a visitor plays, signs up, keeps the score and beats it, signs out, and signs in again after another run",
	async ({ page }) => {
		await page.emulateMedia({ colorScheme: "dark" });
		const player = newPlayer();
		const stage = new StagePage(page, "music");
		await journey.step("a run of a visitor who chooses a theme", async () => {
			await page.goto("/");
			const switchTheme = page.getByRole("button", { name: "Switch theme" });
			await waitForHydration(switchTheme);
			await switchTheme.click();
			await homeCard(page, "music")
				.getByRole("link", { name: /PLAY NOW/ })
				.click();
			await page.getByRole("radio", { name: "Random Tracks" }).waitFor();
			await stage.begin();
			await stage.guessRight();
			await stage.guessWrong();
		});
		const visitorScore = await stage.score();
		await journey.step("moves to the new account, which returns to the game with its filter", async () => {
			await expect(stage.gameOver).toContainText(`Your score of ${visitorScore} comes with you.`);
			await stage.gameOver.getByRole("link", { name: "Create a free account" }).click();
			await signUp(page, player);
			await expect(page).toHaveURL(stage.game.route);
			await expect(stage.gameOver).toContainText(`You scored ${visitorScore}`);
			await expect(stage.gameOver.getByText("Saved to your account · unverified")).toBeVisible();
			// No run has started behind the dialog.
			await expect(page.getByRole("timer")).toHaveCount(0);
			expect(await storedInSession(page)).not.toMatch(/hilo-visit|hilo-run/);
			await stage.gameOver.getByRole("button", { name: "Reset" }).click();
			await expect(page.getByRole("radio", { name: "Random Tracks" })).toBeChecked();
		});
		await journey.step("is beaten by a run that the server judges", async () => {
			await stage.begin();
			await stage.expectScore(0);
			await stage.expectBest(visitorScore);
			while ((await stage.score()) <= visitorScore) await stage.guessRight();
			await stage.guessWrong();
			await expect(stage.gameOver).toContainText("above your old best");
		});
		const best = await stage.score();
		await journey.step("is found on the home page and the leaderboard", async () => {
			await stage.gameOver.getByRole("link", { name: "Back to Home" }).click();
			await expect(homeCard(page, "music")).toContainText(new RegExp(`Your best\\s*${best}`));
			await page.goto("/leaderboard?game=musicGame");
			await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
			const place = page.getByRole("listitem").filter({ hasText: player.username });
			await expect(place).toContainText(String(best));
			await expect(place).toHaveAttribute("aria-current", "true");
			await expect(place.getByRole("img", { name: "refereed by the server" })).toBeVisible();
			await page.getByRole("button", { name: `Account menu of ${player.username}` }).click();
			await page.getByRole("button", { name: "Sign out" }).click();
			await expect(homeCard(page, "music")).toContainText("SIGN IN to track scores");
		});
		await journey.step("stays alone: a later run without an account is dropped at sign-in", async () => {
			const country = new StagePage(page, "country");
			await country.open();
			await country.guessRight();
			await country.guessWrong();
			await country.gameOver.getByRole("link", { name: "Create a free account" }).click();
			await page.getByRole("region", { name: "Sign up" }).getByRole("link", { name: "Sign in" }).click();
			await signIn(page, player);
			await country.waitForQuestion();
			await expect(country.gameOver).toHaveCount(0);
			await country.expectBest(0);
			expect(await storedInSession(page)).not.toMatch(/hilo-visit|hilo-run/);
			await page.goto("/");
			await expect(homeCard(page, "music")).toContainText(new RegExp(`Your best\\s*${best}`));
			await expect(homeCard(page, "country")).toContainText("No record yet");
		});
	},
);

journey(
	"a visitor plays a public game two taps from the home page, and finds games without script",
	async ({ page, browser, baseURL }) => {
		await page.goto("/");
		const shown = page
			.getByRole("region", { name: /^(Made by players|More games)$/ })
			.getByRole("listitem")
			.first();
		const title = (await shown.getByRole("heading").textContent()) ?? "";
		await shown.getByRole("link", { name: title }).click();
		const ready = page.getByRole("button", { name: "Ready!" });
		await waitForHydration(ready);
		await ready.click();
		const stage = page.getByRole("region", { name: title });
		await stage.getByRole("button", { name: "Higher" }).click();
		await expect(stage).toContainText(/Correct|Wrong/);

		const maker = await browser.newContext({ baseURL: baseURL ?? "" });
		const { username } = await registerPlayer(maker);
		const made = await createGame(maker, `Peaks of ${username}`, "public");
		await maker.close();
		const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
		const scriptless = await context.newPage();
		await scriptless.goto("/");
		await scriptless.getByRole("link", { name: "Discover" }).first().click();
		const search = scriptless.getByRole("searchbox", { name: "Search games" });
		await search.fill(made.name);
		await search.press("Enter");
		await scriptless.getByRole("link", { name: username, exact: true }).click();
		await expect(scriptless.getByRole("heading", { level: 1, name: `Games by ${username}` })).toBeVisible();
		await scriptless.getByRole("link", { name: made.name }).click();
		await expect(scriptless.getByRole("heading", { level: 1, name: made.name })).toBeVisible();
		await context.close();
	},
);

journey(
	"by the keyboard alone, a visitor answers the first duel and shares a run, and a friend plays its cards by the link",
	async ({ page, browser, baseURL }) => {
		await journey.step("the first duel of the home page", async () => {
			await page.goto("/");
			const lower = page.getByRole("button", { name: "Lower" });
			await waitForHydration(lower);
			await pressAt(page, lower);
			await expect(page.getByText("Does Austria get more visitors than Australia?")).toBeVisible();
			await expect(lower).toBeFocused();
			await page.keyboard.press("Enter");
			await expect(page.getByText("Does France get more visitors than China?")).toBeVisible();
			await page.getByRole("button", { name: "Higher" }).press("Enter");
			await expect(page.getByText("2 of 3")).toBeVisible();
			await page.keyboard.press("Tab");
			await expect(page.getByRole("link", { name: "Play Countries" })).toBeFocused();
			await page.keyboard.press("Enter");
		});
		const stage = new StagePage(page, "country");
		await stage.waitForQuestion();
		const pair = await stage.pair();
		await stage.guessRight(LETTERS);
		await stage.guessWrong(ARROWS);
		const score = await stage.score();
		const creating = page.waitForResponse(/duels\.create/);
		await pressAt(page, stage.gameOver.getByRole("button", { name: "Share" }));
		const { result }: { result: { data: { id: string } } } = await (await creating).json();
		const address = `/duel/${result.data.id}`;

		const context = await browser.newContext({ baseURL: baseURL ?? "" });
		await shortenPauses(context);
		const friend = new StagePage(await context.newPage(), "country");
		await friend.page.goto(address);
		const play = friend.page.getByRole("button", { name: "Play", exact: true });
		await waitForHydration(play);
		await pressAt(friend.page, play);
		await friend.waitForQuestion();
		expect(await friend.pair()).toEqual(pair);
		await expect(friend.page.locator(".rival-dot")).toHaveCount(1);
		await friend.guessRight(LETTERS);
		await expect(friend.page.locator(".rival-corner")).toHaveText("Guest 1");
		await friend.page.reload();
		await friend.waitForQuestion();
		await friend.expectScore(1);
		while ((await friend.score()) <= score) await friend.guessRight(ARROWS);
		const right = await friend.untilDifferent(ARROWS);
		await expect(friend.page.getByText("Their run had ended")).toBeVisible();
		const resumeClock = await friend.stopPageClock();
		await pressAt(friend.page, friend.button(right === "up" ? "down" : "up"));
		await resumeClock();
		await expect(friend.page.getByRole("heading", { level: 1, name: "You won" })).toBeFocused();
		await tabTo(friend.page, friend.page.getByRole("link", { name: "Create a free account" }));
		await context.close();

		await page.goto(address);
		await expect(page.getByRole("heading", { level: 1, name: "Guest won" })).toBeVisible();
		await expect(page.getByRole("heading", { name: "Round by round" })).toBeVisible();
	},
);
