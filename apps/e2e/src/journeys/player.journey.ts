import type { Page } from "@playwright/test";
import { expect, journey } from "../journey.ts";
import { newPlayer, type Player } from "../player.ts";
import { StagePage } from "../stage.page.ts";

journey.use({ servers: 2, shortPauses: true, tolerated: [/status of 4(?:01|09)/] });

journey("a player registers and finds a judged high score on home and leaderboard", async ({ page }) => {
	const player = newPlayer();
	await page.goto("/");
	await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
	await page.getByRole("tab", { name: "Sign Up" }).click();
	await page.getByLabel("Email", { exact: true }).fill(player.email);
	await page.getByLabel("Username", { exact: true }).fill(player.username);
	await page.getByLabel("Password", { exact: true }).fill(player.password);
	await page.getByRole("button", { name: "Create Account" }).click();

	const card = page.locator("[aria-labelledby=games] [data-game=github]");
	await expect(card).toContainText("No record yet");
	await card.getByRole("link", { name: /PLAY NOW/ }).click();
	const stage = new StagePage(page, "github");
	await stage.waitForQuestion();
	await expect(page.getByText("Track Your Progress")).toBeHidden();
	await stage.guessRight();
	const score = await stage.score();
	await stage.guessWrong();
	await expect(stage.gameOver).toContainText(`You scored ${score}`);
	await expect(stage.gameOver).toContainText(/New best/);
	await stage.gameOver.getByRole("link", { name: "Back to home" }).click();
	await expect(card).toContainText(new RegExp(`Your best\\s*${score}`));

	await page.getByRole("contentinfo").getByRole("link", { name: "Leaderboard" }).click();
	await expect(page.getByRole("button", { name: "Game: GitHub Stars", exact: true })).toBeVisible();
	const place = page.getByRole("listitem").filter({ hasText: player.username });
	await expect(place).toContainText(String(score));
	await expect(place).toHaveAttribute("aria-current", "true");
	await expect(place.getByRole("img", { name: "refereed by the server" })).toBeVisible();

	await page.getByRole("button", { name: `Account menu of ${player.username}` }).click();
	await page.getByRole("button", { name: "Sign out" }).click();
	await page.getByRole("link", { name: "Hilo" }).first().click();
	await expect(card).toContainText("SIGN IN to track scores");

	await page.getByRole("link", { name: "Sign in to track your scores" }).click();
	await expectRefusals(page, player);
	await page.getByLabel("Email or username").fill(player.username);
	await page.getByLabel("Password", { exact: true }).fill(player.password);
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	await expect(card).toContainText(new RegExp(`Your best\\s*${score}`));
});

/** Errors have the documented text, and the form keeps its values. */
async function expectRefusals(page: Page, { username, email }: Player): Promise<void> {
	await page.getByLabel("Email or username").fill(email);
	await page.getByLabel("Password", { exact: true }).fill("not the password");
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	await expect(page.getByRole("alert")).toHaveText("Invalid email, username or password");
	await expect(page.getByLabel("Email or username")).toHaveValue(email);

	await page.getByRole("link", { name: "Sign up" }).click();
	await page.getByLabel("Email", { exact: true }).fill(newPlayer().email);
	await page.getByLabel("Username", { exact: true }).fill(username.toUpperCase());
	await page.getByLabel("Password", { exact: true }).fill("correct horse");
	await page.getByRole("button", { name: "Create Account" }).click();
	await expect(page.getByRole("alert")).toHaveText("Username is already taken");
	await page.getByRole("region", { name: "Sign up" }).getByRole("link", { name: "Sign in" }).click();
}
