import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, breakOff, hang, refuse } from "../../testing/answers.ts";
import { expectAccessible } from "../../testing/axe.ts";
import { expectFadesIn } from "../../testing/fades-in.ts";
import { network } from "../../testing/network.ts";
import { renderApp } from "../../testing/render-app.tsx";
import {
	board,
	boardOf,
	menuButton,
	nowhere,
	podium,
	ROWS,
	row,
	signedIn,
	visitorBoard,
} from "./testing/boards.ts";

const own = { rank: 1284, of: 20_311, score: 3, selectedFeature: "Women", verified: true };

test("shows title, heading and four tiles to everyone", async () => {
	const { router } = await renderApp("/leaderboard");
	expect(router.state.matches.at(-1)?.meta).toContainEqual({ title: "Leaderboard | Hilo" });
	await expect.element(page.getByRole("heading", { name: "LEADERBOARDS" })).toBeVisible();
	for (const tile of ["Classic Games", "Custom Games", "Top Creators", "Popular Games"]) {
		await expect.element(page.getByText(tile)).toBeVisible();
	}
});

test("shows visitors the first three of a game, and the ways to an account, which return them", async () => {
	await renderApp("/leaderboard?game=movieGame", [visitorBoard]);
	const link = (name: string) => page.getByRole("main").getByRole("link", { name });
	const from = "from=%2Fleaderboard%3Fgame%3DmovieGame";
	await expect
		.element(link("Create a free account"))
		.toHaveAttribute("href", `/sign-in?${from}&mode=sign-up`);
	await expect.element(link("Sign In")).toHaveAttribute("href", `/sign-in?${from}`);
	await expect.element(page.getByRole("heading", { name: "Movie Budgets" })).toBeVisible();
	expect(podium.elements().map((place) => place.textContent)).toEqual([
		"Place 1grace41Classic",
		"Place 2ada33Classic",
		"Place 3cyd20Classic",
	]);
	await expect.element(page.getByRole("table")).not.toBeInTheDocument();
	await expectAccessible();
});

test("draws free places for visitors where a game has no scores", async () => {
	await renderApp("/leaderboard");
	await expect.element(page.getByRole("heading", { name: "Countries" })).toBeVisible();
	await expect.element(page.getByText("All places are free.")).toBeVisible();
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
	await expectAccessible();
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
	expect(getComputedStyle(pinned.element()).position).toBe("sticky");
	await away.unmount();
	await renderApp("/leaderboard", [
		signedIn,
		board,
		answer("leaderboards", "ownRank", { ...own, rank: 2, of: 2 }),
	]);
	await expect.element(last).toHaveTextContent("You are 2nd of 2");
	expect(getComputedStyle(pinned.element()).position).not.toBe("sticky");
});

describe("on a phone", () => {
	test("shows the whole name, the picture, and the filter below the name", async () => {
		const username = "Bartholomew.Quimby-2";
		const rows = [...ROWS.slice(0, 3), { ...row(4, "dan", 4), username, selectedFeature: "1980s" }];
		await renderApp("/leaderboard", [signedIn, nowhere, boardOf(rows)]);
		const link = page.getByRole("link", { name: username });
		await expect.element(link).toBeVisible();
		const name = link.element();
		const cell = name.closest("td");
		const right = cell?.getBoundingClientRect().right;
		expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(right ?? 0);
		const feature = page.getByText("1980s").first().element();
		expect(feature.getBoundingClientRect().top).toBeGreaterThan(name.getBoundingClientRect().top);
		expect(cell?.contains(feature)).toBe(true);
		await expect.element(page.getByRole("main").getByText("You", { exact: true })).toBeVisible();
	});

	test("shows the chosen game and the first three without scrolling", async () => {
		await renderApp("/leaderboard?game=cs16Game", [signedIn, nowhere, board]);
		await expect.element(menuButton("Game")).toHaveTextContent("CS 1.6 Weapons");
		await expect.element(podium.first()).toBeVisible();
		for (const place of podium.elements())
			expect(place.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
	});

	test("opens the games from the bottom of the screen", async () => {
		await renderApp("/leaderboard", [signedIn, nowhere, board]);
		await menuButton("Game").click();
		const sheet = page.getByRole("menu", { name: "Game" });
		await expect.element(sheet).toBeVisible();
		const { left, right, bottom } = sheet.element().getBoundingClientRect();
		expect([left, right, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
	});

	test("leads to a player from everywhere in a row", async () => {
		const { router } = await renderApp("/leaderboard", [signedIn, nowhere, board]);
		const score = page.getByRole("row").nth(1).getByText("7", { exact: true });
		await expect.element(score).toBeVisible();
		const { left, top } = score.element().getBoundingClientRect();
		const target = document.elementFromPoint(left, top);
		expect(target?.closest("a")?.getAttribute("href")).toBe("/user/dan");
		expect(router.state.location.pathname).toBe("/leaderboard");
	});
});

test("has a column of filters, also where no score has one", async () => {
	await page.viewport(1280, 720);
	const of = (...features: string[]) =>
		boardOf(
			features.map((selectedFeature, index) => ({ ...row(index + 1, `p${index}`, 9), selectedFeature })),
		);
	const column = page.getByRole("columnheader", { name: "Feature" });
	const { unmount } = await renderApp("/leaderboard", [signedIn, nowhere, of("Classic", "Classic")]);
	await expect.element(column).toBeVisible();
	await expect.element(podium.nth(1)).toMatchTextContent(/Classic$/);
	await unmount();
	await renderApp("/leaderboard", [signedIn, nowhere, of("Women", "Oldest", "Classic", "Men")]);
	await expect.element(podium.nth(2)).toMatchTextContent(/Classic$/);
	await expect.element(page.getByRole("row").nth(1)).toMatchTextContent(/Men$/);
});

test("shows the next place as free on a board of up to three", async () => {
	await renderApp("/leaderboard", [signedIn, nowhere, boardOf(ROWS.slice(0, 2))]);
	const next = page.getByRole("row").nth(1);
	await expect.element(next).toHaveTextContent("3This place is free.Play");
	await expect.element(next.getByRole("link", { name: "Play" })).toHaveAttribute("href", "/app");
});

test("fades its opening in after 100 ms, readable before", async () => {
	await renderApp("/leaderboard");
	await expectFadesIn(page.getByRole("heading", { level: 1 }).element());
});

test("invites to be the first on an empty board", async () => {
	await renderApp("/leaderboard", [signedIn]);
	await expect
		.element(page.getByText("No players have scores for this game yet. Be the first!"))
		.toBeVisible();
	await expect.element(page.getByRole("link", { name: "PLAY NOW" })).toHaveAttribute("href", "/app");
});

test("shows the documented text if the board fails to load, with a retry", async () => {
	await renderApp("/leaderboard", [signedIn, nowhere, breakOff("leaderboards", "board")]);
	await expect.element(page.getByRole("alert")).toHaveTextContent("Failed to load leaderboard data");
	network.use(board);
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect.element(podium.first()).toMatchTextContent(/grace/);
});

test("shows the server's error text if there is one", async () => {
	await renderApp("/leaderboard", [
		signedIn,
		nowhere,
		refuse("leaderboards", "board", "leaderboards/no-data"),
	]);
	await expect
		.element(page.getByRole("alert"))
		.toHaveTextContent("No leaderboard data available for this game.");
});

test("shows placeholders while rows load", async () => {
	await renderApp("/leaderboard", [signedIn, nowhere, hang("leaderboards", "board")]);
	await expect.element(page.getByRole("table")).toHaveAttribute("aria-busy", "true");
	expect(page.getByRole("row").elements()).toHaveLength(8);
});
