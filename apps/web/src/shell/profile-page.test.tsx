import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { today as deckToday } from "../features/daily/testing/daily-answers.ts";
import { answer } from "../testing/answers.ts";
import { invitation, noGames, ownGame } from "../testing/custom-games.ts";
import { holdLiveEvents } from "../testing/hold-live-events.ts";
import { holdPoll } from "../testing/hold-poll.ts";
import { holdTimers } from "../testing/hold-timers.ts";
import { network } from "../testing/network.ts";
import { player } from "../testing/people.ts";
import { earnedBadge, quietProgress, today } from "../testing/progress.ts";
import { renderApp } from "../testing/render-app.tsx";

const me = {
	...player({ countryGame: 12, historyGame1900_1940: 3 }),
	xp: 250,
	level: 2,
	gameStats: { gamesPlayed: 1234, perfectStreak: 9, comebacks: 1, fastAnswers: 4 },
};
const asPlayer = [answer("me", "get", { user: me }), ...quietProgress];
const tabs = page.getByRole("navigation", { name: "Profile" });

test("sends a visitor to sign in, and back to the same tab", async () => {
	const { router } = await renderApp("/profile?tab=badges");
	expect(router.state.location.pathname).toBe("/sign-in");
	expect(router.state.location.search).toEqual({ from: "/profile?tab=badges" });
});

test("shows level, daily tasks with XP, both streaks and the time until the reset", async () => {
	const streak = { current: 6, longest: 6, grace: 0, untilGrace: 1 };
	await renderApp("/profile", [answer("daily", "today", deckToday({ streak })), ...asPlayer]);
	const meter = page.getByRole("progressbar", { name: "Towards level 3" });
	await expect.element(meter).toHaveAttribute("aria-valuetext", "250 of 400 XP");
	const rows = page.getByRole("listitem");
	await expect.element(rows.filter({ hasText: "Score in a classic game" }).getByText("+50 XP")).toBeVisible();
	await expect.element(page.getByRole("img", { name: "Done" })).toBeVisible();
	expect(page.getByRole("img", { name: "To do" }).elements()).toHaveLength(2);
	await expect.element(page.getByText("Streak: 2 days")).toBeVisible();
	await expect.element(page.getByText("Daily deck: 6 days")).toBeVisible();
	await expect.element(page.getByText(/^01:0[01]:\d\d$/)).toHaveRole("timer");
});

test("shows on phones one line with all XP when the three daily tasks are done", async () => {
	const challenges = today.challenges.map((challenge) => ({ ...challenge, done: true }));
	await renderApp("/profile", [answer("progression", "today", { ...today, challenges }), ...asPlayer]);
	await expect.element(page.getByText("All three done")).toBeVisible();
	await expect.element(page.getByText("+275 XP")).toBeVisible();
	await expect.element(page.getByText("Score in a classic game")).not.toBeVisible();
});

test("refetches the tasks when the day is over", async () => {
	const tomorrow = {
		...today,
		challenges: today.challenges.map((challenge) => ({ ...challenge, done: false })),
		msToMidnight: 86_400_000,
	};
	const tick = holdTimers("setInterval", 1000);
	let now = Date.now();
	vi.spyOn(Date, "now").mockImplementation(() => now);
	await renderApp("/profile", [
		answer("me", "get", { user: me }),
		answer("progression", "today", { ...today, msToMidnight: 1500 }),
	]);
	await expect.element(page.getByRole("timer")).toHaveTextContent("00:00:02");
	network.use(answer("progression", "today", tomorrow));
	now += 2000;
	tick();
	await expect.element(page.getByRole("timer")).toHaveTextContent("24:00:00");
	await expect.poll(() => page.getByRole("img", { name: "To do" }).elements()).toHaveLength(3);
});

test("shows the showcase with descriptions and dates, and a link to all badges", async () => {
	const showcase = (["score_10", "first_game"] as const).map(earnedBadge);
	const { router } = await renderApp("/profile", [
		answer("me", "get", { user: { ...me, badges: showcase, showcase } }),
		...quietProgress,
	]);
	const places = page.getByRole("list", { name: "Badge showcase" }).getByRole("listitem");
	await expect.element(places.first()).toBeVisible();
	expect(places.elements().map(({ textContent }) => textContent)).toEqual([
		...showcase.map(({ name, description }) => `${name}${description}Earned Nov 3, 2026`),
	]);
	await page.getByRole("link", { name: "All badges" }).click();
	await expect.poll(() => router.state.location.search).toEqual({ tab: "badges" });
});

test("lists the best scores with their places, and links to the games without one", async () => {
	const ranked = answer("leaderboards", "ownRank", {
		rank: 12,
		of: 230,
		score: 12,
		label: "Classic",
		verified: true,
	});
	await renderApp("/profile", [ranked, ...asPlayer]);
	const row = (label: string) =>
		page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: label, exact: true }) });
	await expect.element(row("Countries").getByText("12", { exact: true })).toBeInTheDocument();
	await expect.element(row("Countries").getByText("12th of 230")).toBeVisible();
	await expect.element(row("History (1900-1940)").getByText("3", { exact: true })).toBeInTheDocument();
	await expect.element(row("History (1800-1900)")).not.toBeInTheDocument();
	const scores = page.getByRole("region", { name: "High Scores" });
	await expect
		.element(scores.getByRole("link", { name: "CS 1.6 Weapons" }))
		.toHaveAttribute("href", "/cs16-game");
	await expect.element(scores.getByRole("link", { name: "History", exact: true })).not.toBeInTheDocument();
	await expect.element(page.getByText("1,234")).toBeVisible();
});

test("keeps the tab in the address; settings and support are icons on phones and tabs on wider screens", async () => {
	const { router } = await renderApp("/profile?tab=nonsense", asPlayer);
	const icons = page.getByRole("navigation", { name: "Account" });
	await expect.element(tabs.getByRole("link", { name: "Settings" })).not.toBeInTheDocument();
	await expect.element(icons.getByRole("link", { name: "Support" })).toBeVisible();
	await icons.getByRole("link", { name: "Settings" }).click();
	await expect.element(page.getByRole("heading", { name: "Username", exact: true })).toBeVisible();
	expect(router.state.location.search).toEqual({ tab: "settings" });
	await expect.element(icons.getByRole("link", { name: "Settings" })).toHaveAttribute("aria-current", "page");
	await page.viewport(1280, 900);
	await expect.element(icons).not.toBeInTheDocument();
	await expect.element(tabs.getByRole("link", { name: "Settings" })).toHaveAttribute("aria-current", "page");
});

test("opens the custom games tab by its alias too, with own, shared and invitations", async () => {
	const { router } = await renderApp("/profile?tab=games", [
		answer("customGames", "mine", [ownGame("Coffee")]),
		answer("customGames", "invitations", [invitation("Cars")]),
		...noGames,
		...asPlayer,
	]);
	await expect.element(page.getByRole("heading", { name: "Coffee" })).toBeVisible();
	const parts = page.getByRole("main").getByRole("heading", { level: 2 });
	expect(parts.elements().map(({ textContent }) => textContent)).toEqual([
		"Invitations",
		"My Games",
		"Shared With Me",
	]);
	await expect.element(page.getByRole("button", { name: "Accept: Cars" })).toBeVisible();
	expect(router.state.location.search).toEqual({ tab: "custom-games" });
});

test("sends a player whose session ends to sign in", async () => {
	const look = holdPoll();
	const openStream = holdLiveEvents();
	const { router } = await renderApp("/profile", asPlayer);
	await expect.element(page.getByRole("heading", { name: "ada_lovelace" })).toBeVisible();
	network.use(answer("me", "get", { user: null }));
	// The polling code is loaded with live updates.
	await openStream();
	await expect.poll(look).toBe(1);
	await expect.poll(() => router.state.location.pathname).toBe("/sign-in");
});
