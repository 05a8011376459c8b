import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, breakOff } from "../../testing/answers.ts";
import { network } from "../../testing/network.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { board, boardOf, choose, nowhere, podium, ROWS, row, signedIn } from "./testing/boards.ts";

const own = { rank: 1284, of: 20_311, score: 3, label: "Women", verified: true };

test("shows visitors every classic board, and the ways to an account, which return them", async () => {
	const { router } = await renderApp("/leaderboard", [board]);
	const main = page.getByRole("main");
	await expect.element(podium.nth(0)).toHaveTextContent("Place 1grace41");
	await expect.element(page.getByRole("row").nth(1)).toHaveTextContent("4dan7Classic");
	await expect.element(page.getByRole("radio", { name: "Friends" })).not.toBeInTheDocument();
	await choose("Game", "CS 1.6 Weapons");
	await choose("Of which time", "This week");
	await expect.poll(() => router.state.location.search).toEqual({ game: "cs16Game", period: "week" });
	const from = "from=%2Fleaderboard%3Fgame%3Dcs16Game%26period%3Dweek";
	await expect
		.element(main.getByRole("link", { name: "Create a free account" }))
		.toHaveAttribute("href", `/sign-in?${from}&mode=sign-up`);
	await expect
		.element(main.getByRole("link", { name: "Sign In" }))
		.toHaveAttribute("href", `/sign-in?${from}`);
});

test("offers visitors an account in place of the boards for players", async () => {
	await renderApp("/leaderboard", [board]);
	await page.getByRole("link", { name: /^Top Creators/ }).click();
	await expect
		.element(page.getByText(/^A free account shows the boards of games made by players/))
		.toBeVisible();
	await expect.element(podium.first()).not.toBeInTheDocument();
	await expect.element(page.getByRole("main").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("shows players the board with their own row highlighted", async () => {
	await renderApp("/leaderboard", [signedIn, nowhere, board]);
	await expect.element(podium.nth(0)).toHaveTextContent("Place 1grace41");
	await expect.element(podium.nth(1)).toHaveTextContent("Place 2Youada33");
	await expect.element(podium.nth(1)).toHaveAttribute("aria-current", "true");
	const rows = page.getByRole("row");
	await expect.element(rows.nth(0)).toHaveTextContent("#PlayerHigh ScoreFeature");
	await expect.element(rows.nth(1)).toHaveTextContent("4dan7Classic");
	await expect.element(page.getByRole("img", { name: "refereed by the server" }).first()).toBeVisible();
	await expect.element(page.getByText("refereed by the server", { exact: true })).toBeVisible();
});

test("shows the player's place below the ten rows, or in a sentence if it is among them", async () => {
	const others = [row(1, "grace", 41), row(2, "ben", 33)];
	const away = await renderApp("/leaderboard", [
		signedIn,
		boardOf(others),
		answer("leaderboards", "ownRank", own),
	]);
	const last = page.getByText(/^You are/);
	await expect.element(last).toHaveTextContent("You are 1,284th of 20,311");
	const pinned = page.getByRole("main").getByRole("status");
	await expect.element(pinned).toMatchTextContent(/Women · 31 more for the top 2$/);
	await away.unmount();
	await renderApp("/leaderboard", [
		signedIn,
		board,
		answer("leaderboards", "ownRank", { ...own, rank: 2, of: 2, score: 33 }),
	]);
	await expect.element(last).toHaveTextContent("You are 2nd of 2");
	await expect.element(pinned).toMatchTextContent(/9 more to pass .?grace.?$/);
});

test("shows the places of the first three that are free, the next one with a way to the game", async () => {
	await renderApp("/leaderboard", [signedIn, nowhere, boardOf(ROWS.slice(0, 1))]);
	await expect.element(podium.nth(1)).toHaveTextContent("Place 2FreePlay");
	await expect.element(podium.nth(1).getByRole("link", { name: "Play" })).toHaveAttribute("href", "/app");
	await expect.element(podium.nth(2)).toHaveTextContent("Place 3Free");
});

test("shows the filters of all scores in a column, on phones below the names of those that have one", async () => {
	const label = "Genre: Drama";
	await page.viewport(1280, 800);
	await renderApp("/leaderboard", [signedIn, nowhere, boardOf([...ROWS, { ...row(5, "eve", 3), label }])]);
	for (const filter of ["Classic", label])
		await expect.element(page.getByRole("cell", { name: filter, exact: true })).toBeVisible();
	await page.viewport(390, 844);
	await expect.element(page.getByRole("columnheader", { name: "Feature" })).not.toBeInTheDocument();
	await expect
		.element(page.getByRole("row").filter({ hasText: "dan" }).getByText("Classic"))
		.not.toBeVisible();
	await expect
		.element(page.getByRole("row").filter({ hasText: "eve" }).getByText(label).first())
		.toBeVisible();
});

test("shows the documented text if the board fails to load, with a retry", async () => {
	await renderApp("/leaderboard", [signedIn, nowhere, breakOff("leaderboards", "board")]);
	await expect.element(page.getByRole("alert")).toHaveTextContent("Failed to load leaderboard data");
	network.use(board);
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect.element(podium.first()).toMatchTextContent(/grace/);
});
