import { repositoryPool } from "@hilo/catalog/github/github.pool";
import type { Card } from "@hilo/rules/play/card";
import type { BrowserContext } from "@playwright/test";
import { expect, journey } from "../journey.ts";
import { registerPlayer } from "../player.ts";
import { StagePage } from "../stage.ts";

// The browser logs the 404 of an unknown player as an error.
journey.use({ servers: 2, shortPauses: true, tolerated: [/status of 404/] });

journey(
	"a run earns badges and XP, which the player's profile shows, and visitors find by the leaderboard",
	async ({ page, context, toasts }) => {
		const { username } = await registerPlayer(context);
		await playToScore(context, 9);
		const stage = new StagePage(page, "github");
		const showcase = page.getByRole("list", { name: "Badge showcase" }).getByRole("listitem");
		await journey.step("earned", async () => {
			await stage.open();
			await stage.expectScore(9);
			await stage.guessRight();
			await stage.guessWrong();
			await toasts.expectShown("Daily challenge completed! +50 XP");
			await toasts.expectShown("3 badges earned");
			const rewards = stage.gameOver.getByRole("region", { name: "Earned" });
			await expect(rewards.locator("img").first()).toHaveAttribute("src", "/badges/first_game.svg");
			await expect(rewards.getByRole("listitem")).toHaveText(["First Steps", "Flawless", "Warming Up"]);
		});
		await journey.step("on the player's profile", async () => {
			await page.goto("/profile");
			const level = page.getByRole("progressbar", { name: "Towards level 2" });
			await expect(level).toHaveAttribute("aria-valuetext", /^50 of/);
			const line = (text: string) => page.getByRole("listitem").filter({ hasText: text });
			await expect(line("GitHub PRs")).toContainText(/1\d/);
			await expect(line("Score in a classic game")).toContainText("+50 XP");
			await page.getByRole("navigation", { name: "Profile" }).getByRole("link", { name: "Badges" }).click();
			await expect(page.getByRole("region", { name: "All Badges" })).toContainText(/1\d \/ 25/);
			await page.getByRole("link", { name: "your public profile" }).click();
			await expect(showcase).toHaveText(["Warming Up", "Flawless", "First Steps"]);
		});
		await journey.step("on the public profile", async () => {
			// Ends the page first: its calls would be refused without the session.
			await page.goto("about:blank");
			await context.clearCookies();
			await page.goto("/leaderboard?game=githubGame");
			await page.getByRole("link", { name: username }).click();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(username);
			await expect(showcase).toHaveText(["Warming Up", "Flawless", "First Steps"]);
			const scores = page.getByRole("region", { name: "Game Scores" });
			await expect(scores.getByRole("listitem")).toContainText("GitHub");
			await scores.getByRole("link", { name: /^Play Game/ }).click();
			await page.waitForURL("/app");
			const answer = await page.goto("/user/unknown");
			expect(answer?.status()).toBe(404);
			await expect(page.getByRole("heading", { name: "User not found" })).toBeVisible();
			await page.getByRole("button", { name: "Go Back" }).click();
			await page.waitForURL("/app");
		});
	},
);

interface Round {
	round: number;
	first: Card;
	second: Pick<Card, "id">;
}

const numberOf = (id: string) => repositoryPool.cards.find((card) => card.id === id)?.value ?? Number.NaN;

/** Plays by calls, without the stage's pauses. The run stays open, so that a stage continues it. */
async function playToScore(context: BrowserContext, score: number): Promise<void> {
	const { runId, ...first } = await call<Round & { runId: string }>(context, "start", { game: "github" });
	let open: Round = first;
	for (let won = 0; won < score; won++) {
		const guess = numberOf(open.second.id) >= open.first.value ? "higher" : "lower";
		const { next } = await call<{ next: Round }>(context, "guess", { runId, round: open.round, guess });
		open = next;
	}
}

async function call<T>(context: BrowserContext, name: string, data: object): Promise<T> {
	const answer = await context.request.post(`/api/trpc/play.${name}`, { data });
	expect(answer.status(), await answer.text()).toBe(200);
	return (await answer.json()).result.data;
}
