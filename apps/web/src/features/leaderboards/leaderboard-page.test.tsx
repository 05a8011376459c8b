import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, breakOff } from "../../testing/answers.ts";
import { network } from "../../testing/network.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { board, boardOf, nowhere, podium, ROWS, row, signedIn, visitorBoard } from "./testing/boards.ts";

const own = { rank: 1284, of: 20_311, score: 3, label: "Women", verified: true };

test("shows visitors the first three of a game, and the ways to an account, which return them", async () => {
	await renderApp("/leaderboard?game=movieGame", [visitorBoard]);
	const link = (name: string) => page.getByRole("main").getByRole("link", { name });
	const from = "from=%2Fleaderboard%3Fgame%3DmovieGame";
	await expect
		.element(link("Create a free account"))
		.toHaveAttribute("href", `/sign-in?${from}&mode=sign-up`);
	await expect.element(link("Sign In")).toHaveAttribute("href", `/sign-in?${from}`);
	await expect.element(page.getByRole("heading", { name: "Movie Budgets" })).toBeVisible();
	await expect
		.poll(() => podium.elements().map((place) => place.textContent))
		.toEqual(["Place 1grace41Classic", "Place 2ada33Classic", "Place 3cyd20Classic"]);
	await expect.element(page.getByRole("table")).not.toBeInTheDocument();
});

test("shows players the board with their own row highlighted", async () => {
	await renderApp("/leaderboard", [signedIn, nowhere, board]);
	await expect.element(podium.nth(0)).toHaveTextContent("Place 1grace41Classic");
	await expect.element(podium.nth(1)).toHaveTextContent("Place 2Youada33Classic");
	await expect.element(podium.nth(1)).toHaveAttribute("aria-current", "true");
	const rows = page.getByRole("row");
	await expect.element(rows.nth(0)).toHaveTextContent("#PlayerHigh ScoreFeature");
	await expect.element(rows.nth(1)).toHaveTextContent("4danClassic7Classic");
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
	await expect.element(pinned).toMatchTextContent(/Women3$/);
	await away.unmount();
	await renderApp("/leaderboard", [
		signedIn,
		board,
		answer("leaderboards", "ownRank", { ...own, rank: 2, of: 2 }),
	]);
	await expect.element(last).toHaveTextContent("You are 2nd of 2");
});

test("shows the next place as free on a board of up to three", async () => {
	await renderApp("/leaderboard", [signedIn, nowhere, boardOf(ROWS.slice(0, 2))]);
	const next = page.getByRole("row").nth(1);
	await expect.element(next).toHaveTextContent("3This place is free.Play");
	await expect.element(next.getByRole("link", { name: "Play" })).toHaveAttribute("href", "/app");
});

test("shows the documented text if the board fails to load, with a retry", async () => {
	await renderApp("/leaderboard", [signedIn, nowhere, breakOff("leaderboards", "board")]);
	await expect.element(page.getByRole("alert")).toHaveTextContent("Failed to load leaderboard data");
	network.use(board);
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect.element(podium.first()).toMatchTextContent(/grace/);
});
