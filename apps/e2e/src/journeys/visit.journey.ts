import type { Page } from "@playwright/test";
import { expect, journey } from "../journey.ts";
import { newPlayer, type Player } from "../player.ts";
import { shortenPauses } from "../short-pauses.ts";
import { StagePage } from "../stage.page.ts";

journey.use({ servers: 2, shortPauses: true });

async function signUpFrom(stage: StagePage): Promise<Player> {
	const player = newPlayer();
	const { page } = stage;
	await stage.gameOver.getByRole("link", { name: "Create a free account" }).click();
	await page.getByLabel("Email", { exact: true }).fill(player.email);
	await page.getByLabel("Username", { exact: true }).fill(player.username);
	await page.getByLabel("Password", { exact: true }).fill(player.password);
	await page.getByRole("button", { name: "Create Account" }).click();
	await expect(page).toHaveURL(stage.game.route);
	return player;
}

const storedInSession = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

journey("a visitor who signs up after a run keeps its score", async ({ page }) => {
	const stage = new StagePage(page, "country");
	await stage.open();
	await stage.guessRight();
	await stage.guessWrong();
	const score = await stage.score();
	await expect(stage.gameOver).toContainText(`Your score of ${score} comes with you, marked as unverified.`);
	const player = await signUpFrom(stage);

	await expect(stage.gameOver).toContainText(`You scored ${score}`);
	await expect(stage.gameOver.getByText("Saved to your account · unverified")).toBeVisible();
	// No run has started behind the dialog.
	await expect(page.getByRole("timer")).toHaveCount(0);
	expect(await storedInSession(page)).not.toMatch(/hilo-visit|hilo-run/);
	await stage.playAgain.click();
	await stage.waitForQuestion();
	await expect(stage.region).toBeFocused();
	await stage.expectScore(0);
	await stage.expectBest(score);

	await page.goto("/");
	await expect(page.locator("[aria-labelledby=games] [data-game=country]")).toContainText(
		new RegExp(`Your best\\s*${score}`),
	);
	await page.goto("/leaderboard?game=countryGame");
	const place = page.getByRole("listitem").filter({ hasText: player.username });
	await expect(place).toContainText(String(score));
	await expect(place.getByRole("img", { name: "refereed by the server" })).toHaveCount(0);
});

journey("a game with a start screen returns to it with the filter after signing up", async ({ page }) => {
	const stage = new StagePage(page, "music");
	await page.goto("/music-game");
	await page.getByRole("radio", { name: "Random Tracks" }).waitFor();
	await stage.begin();
	await stage.guessRight();
	await stage.guessWrong();
	const score = await stage.score();
	await signUpFrom(stage);
	await expect(page.getByRole("dialog")).toContainText(`You scored ${score}`);
	await expect(page.getByText("Saved to your account · unverified")).toBeVisible();
	await page.getByRole("dialog").getByRole("button", { name: "Reset" }).click();
	await expect(page.getByRole("radio", { name: "Random Tracks" })).toBeChecked();
	await stage.begin();
	await stage.expectBest(score);
});

journey("signing in instead keeps only the account's scores", async ({ page, context }) => {
	const player = newPlayer();
	await context.request.post("/api/auth/register", { data: player });
	await context.clearCookies();
	const stage = new StagePage(page, "country");
	await stage.open();
	await stage.guessRight();
	await stage.guessWrong();
	await stage.gameOver.getByRole("link", { name: "Create a free account" }).click();
	await page.getByRole("region", { name: "Sign up" }).getByRole("link", { name: "Sign in" }).click();
	await page.getByLabel("Email or username").fill(player.username);
	await page.getByLabel("Password", { exact: true }).fill(player.password);
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	await stage.waitForQuestion();
	await expect(stage.gameOver).toHaveCount(0);
	await stage.expectBest(0);
	expect(await storedInSession(page)).not.toMatch(/hilo-visit|hilo-run/);
});

journey(
	"a visitor shares a run, and a friend gets its cards by the link",
	async ({ page, browser, baseURL }) => {
		const stage = new StagePage(page, "country");
		await stage.open();
		const pair = await stage.pair();
		await stage.guessRight();
		await stage.guessWrong();
		const creating = page.waitForResponse(/duels\.create/);
		await stage.gameOver.getByRole("button", { name: "Share" }).click();
		const { result }: { result: { data: { id: string } } } = await (await creating).json();

		const context = await browser.newContext(baseURL ? { baseURL } : {});
		await shortenPauses(context);
		const friend = new StagePage(await context.newPage(), "country");
		await friend.page.goto(`/duel/${result.data.id}`);
		await friend.page.getByRole("button", { name: "Play", exact: true }).click();
		await friend.waitForQuestion();
		expect(await friend.pair()).toEqual(pair);
		const right = await friend.untilDifferent();
		await friend.button(right === "up" ? "down" : "up").click();
		await expect(friend.page.getByRole("heading", { level: 1, name: "Guest won" })).toBeVisible();
		await context.close();
	},
);
