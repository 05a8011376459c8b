import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, refuse } from "../../testing/answers.ts";
import { gameCard } from "../../testing/custom-games.ts";
import { knowledge } from "../../testing/knowledge.ts";
import { player, stranger } from "../../testing/people.ts";
import { earnedBadge } from "../../testing/progress.ts";
import { renderApp } from "../../testing/render-app.tsx";

test("shows name, badges and every game above zero", async () => {
	await renderApp("/user/grace", [
		answer("profiles", "get", {
			...stranger({ githubGame: 34, historyGame1940_1970: 5 }),
			gameStats: { perfectStreak: 12 },
			badges: [earnedBadge("first_game"), earnedBadge("score_10")],
			showcase: [earnedBadge("score_10")],
		}),
	]);
	await expect.element(page.getByRole("heading", { name: "grace_hopper" })).toBeVisible();
	await expect.element(page.getByText("Member since Nov 1, 2026")).toBeVisible();
	await expect.element(page.getByText("Perfect streak: 12")).toBeVisible();
	await expect.element(page.getByText("2 badges")).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Challenge by link" }))
		.toHaveAttribute("href", "/duel/new");
	const scores = page.getByRole("region", { name: "Game Scores" }).getByRole("listitem");
	expect(scores.elements()).toHaveLength(2);
	await expect.element(scores.first()).toHaveTextContent("GitHub PRsGitHub Stars34Play Game");
	await expect
		.element(page.getByRole("link", { name: "Play Game: History (1940-1970)" }))
		.toHaveAttribute("href", "/history-game");
	const badges = page.getByRole("region", { name: "Badges" });
	await expect.element(badges.getByText("Earned Nov 3, 2026").first()).toBeVisible();
});

test("has its sections in the documented order, and lists the games that everyone may play", async () => {
	await renderApp("/user/grace", [
		answer("profiles", "get", { ...stranger({ githubGame: 3 }), badges: [earnedBadge("first_game")] }),
		answer("knowledge", "get", knowledge),
		answer("customGames", "byCreator", [gameCard("Ducks", { privacyLevel: "featured" })]),
	]);
	const sections = page.getByRole("main").getByRole("heading", { level: 2 });
	await expect.element(sections.first()).toBeVisible();
	expect(sections.elements().map(({ textContent }) => textContent)).toEqual([
		"Custom Games",
		"Game Scores",
		"What grace_hopper knows",
		"Badges",
	]);
	const card = page.getByRole("listitem").filter({ hasText: "Ducks" });
	await expect.element(card.getByText("Featured").first()).toBeVisible();
	await expect.element(card.getByText("24 items · 15 s · 1,203 plays")).toBeVisible();
	await expect.element(card.getByText(/^Updated .+ ago/)).toBeVisible();
	await expect
		.element(card.getByRole("link", { name: "Play: Ducks" }))
		.toHaveAttribute("href", "/custom-game/ducks");
	await expect.element(card.getByRole("button", { name: /^More/ })).not.toBeInTheDocument();
	await expect.element(page.getByText("No Public Games")).not.toBeInTheDocument();
});

test("says of a player without anything to show that they are starting, and leads to a challenge", async () => {
	await renderApp("/user/grace", [
		answer("profiles", "get", stranger()),
		answer("friends", "status", { friendshipStatus: "friends" }),
		answer("me", "get", { user: player() }),
	]);
	const box = page.getByRole("region", { name: "grace_hopper is just getting started" });
	await expect
		.element(box.getByRole("link", { name: "Challenge grace_hopper" }))
		.toHaveAttribute("href", "/duel/new?to=grace");
	await expect.element(box.getByText("No Public Games · No Game Scores Yet · No Badges Yet")).toBeVisible();
	await expect.element(page.getByRole("heading", { name: "Game Scores" })).not.toBeInTheDocument();
});

test("names what a player has none of in the head, without a section for each", async () => {
	await renderApp("/user/grace", [answer("profiles", "get", stranger({ githubGame: 34 }))]);
	await expect.element(page.getByText("No Public Games", { exact: true })).toBeVisible();
	await expect.element(page.getByText("No Badges Yet", { exact: true })).toBeVisible();
	const sections = page.getByRole("main").getByRole("heading", { level: 2 });
	expect(sections.elements().map(({ textContent }) => textContent)).toEqual(["Game Scores"]);
});

test.each([
	["friends", "16You 12Play Game"],
	["none", "16Play Game"],
] as const)("of a player who is %s, shows the scores: %s", async (friendshipStatus, text) => {
	await renderApp("/user/grace", [
		answer("profiles", "get", stranger({ countryGame: 16 })),
		answer("friends", "status", { friendshipStatus }),
		answer("me", "get", { user: player({ countryGame: 12 }) }),
	]);
	const scores = page.getByRole("region", { name: "Game Scores" }).getByRole("listitem");
	await expect.element(scores).toHaveTextContent(`Countries${text}`);
});

test("says that no user has that id, and goes back", async () => {
	const { router } = await renderApp("/leaderboard", [refuse("profiles", "get", "accounts/user-not-found")]);
	await router.navigate({ to: "/user/$userId", params: { userId: "nobody" } });
	await expect.element(page.getByRole("heading", { name: "User not found" })).toBeVisible();
	expect(document.title).toBe("User not found | Hilo");
	await page.getByRole("button", { name: "Go Back" }).click();
	await expect.poll(() => router.state.location.pathname).toBe("/leaderboard");
});
