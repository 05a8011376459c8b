import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../platform/api/trpc.ts";
import { answer, breakOff, hang, refuse } from "../../testing/answers.ts";
import { expectAccessible } from "../../testing/axe.ts";
import { expectFadesIn } from "../../testing/fades-in.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";

type Row = Outputs["leaderboards"]["classic"][number];

const row = (rank: number, userId: string, score: number): Row => ({
	rank,
	userId,
	username: userId,
	avatarUrl: "/avatars/initials/X-1.svg",
	isCustomAvatar: false,
	score,
	selectedFeature: "Classic",
	verified: rank !== 2,
});
const chip = (label: string) => page.getByText(label, { exact: true }).last();
const choose = (label: string) => page.getByRole("radio", { name: label, exact: true }).click();
const signedIn = answer("me", "get", { user: player() });
const board = answer("leaderboards", "classic", [row(1, "grace", 41), row(2, "ada", 33)]);
const nowhere = answer("leaderboards", "ownRank", null);
const own = { rank: 1284, of: 20_311, score: 3, selectedFeature: "Women", verified: true };

test("shows title, heading and four tiles to everyone", async () => {
	const { router } = await renderApp("/leaderboard");
	expect(router.state.matches.at(-1)?.meta).toContainEqual({ title: "Leaderboard | Hilo" });
	await expect.element(page.getByRole("heading", { name: "LEADERBOARDS" })).toBeVisible();
	for (const tile of ["Classic Games", "Custom Games", "Top Creators", "Popular Games"]) {
		await expect.element(page.getByText(tile)).toBeVisible();
	}
});

test("asks visitors to sign in, and returns them afterwards", async () => {
	await renderApp("/leaderboard?game=countryGame");
	const signIn = page.getByRole("main").getByRole("link", { name: "Sign In" });
	await expect.element(signIn).toHaveAttribute("href", "/sign-in?from=%2Fleaderboard%3Fgame%3DcountryGame");
	await expect.element(page.getByRole("table")).not.toBeInTheDocument();
	await expectAccessible();
});

test("shows players the board with their own row highlighted", async () => {
	await renderApp("/leaderboard", [signedIn, nowhere, board]);
	const rows = page.getByRole("row");
	await expect.element(rows.nth(0)).toHaveTextContent("#PlayerHigh ScoreFeature");
	await expect.element(rows.nth(1)).toMatchTextContent(/^1grace.*41Classic$/);
	await expect.element(rows.nth(2)).toHaveAttribute("aria-current", "true");
	await expect.element(rows.nth(2)).toMatchTextContent(/You/);
	await expect.element(page.getByRole("img", { name: "refereed by the server" })).toBeVisible();
	await expect.element(page.getByText("refereed by the server", { exact: true })).toBeVisible();
	await expectAccessible();
});

test("shows the player's place below the ten rows, or in a sentence if it is among them", async () => {
	const others = [row(1, "grace", 41), row(2, "ben", 33)];
	const away = await renderApp("/leaderboard", [
		signedIn,
		answer("leaderboards", "classic", others),
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

test("has boards of this month, this week and all time", async () => {
	const { router } = await renderApp("/leaderboard?game=countryGame", [
		signedIn,
		nowhere,
		answer("leaderboards", "classic", []),
	]);
	await expect
		.element(page.getByText("No players have scores for this game yet. Be the first!"))
		.toBeVisible();
	await choose("This week");
	await expect.poll(() => router.state.location.search).toEqual({ game: "countryGame", period: "week" });
	await expect.element(page.getByText("Nobody has scored this week yet. Be the first!")).toBeVisible();
	await choose("CS 1.6 Weapons");
	await expect.poll(() => router.state.location.search).toEqual({ game: "cs16Game", period: "week" });
});

describe("on a phone", () => {
	test("shows the whole name, the picture, and the filter below the name", async () => {
		const username = "Bartholomew.Quimby-2";
		const rows = [{ ...row(1, "grace", 41), username, selectedFeature: "1980s" }, row(2, "ada", 33)];
		await renderApp("/leaderboard", [signedIn, nowhere, answer("leaderboards", "classic", rows)]);
		const link = page.getByRole("link", { name: username });
		await expect.element(link).toBeVisible();
		const name = link.element();
		const cell = name.closest("td");
		expect(cell?.scrollWidth).toBeLessThanOrEqual(cell?.clientWidth ?? 0);
		const feature = page.getByText("1980s").first().element();
		expect(feature.getBoundingClientRect().top).toBeGreaterThan(name.getBoundingClientRect().top);
		expect(cell?.contains(feature)).toBe(true);
		await expect.element(page.getByText("You", { exact: true })).toBeVisible();
	});

	test("shows the chosen game's button and the first row without scrolling", async () => {
		await renderApp("/leaderboard?game=cs16Game", [signedIn, nowhere, board]);
		const chosen = chip("CS 1.6 Weapons");
		await expect
			.poll(() => Math.round(chosen.element().getBoundingClientRect().right))
			.toBeLessThanOrEqual(window.innerWidth);
		expect(window.scrollY).toBe(0);
		const first = page.getByRole("row").nth(1);
		await expect.element(first).toMatchTextContent(/grace/);
		expect(first.element().getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
	});
});

test("mutes a filter that is the same in every row", async () => {
	await page.viewport(1280, 720);
	const of = (features: string[]) =>
		answer(
			"leaderboards",
			"classic",
			features.map((selectedFeature, index) => ({ ...row(index + 1, `p${index}`, 9), selectedFeature })),
		);
	const colour = async (feature: string) => {
		const cell = page.getByText(feature).last();
		await expect.element(cell).toBeVisible();
		return getComputedStyle(cell.element()).color;
	};
	const { unmount } = await renderApp("/leaderboard", [signedIn, nowhere, of(["Classic", "Classic"])]);
	const muted = await colour("Classic");
	await unmount();
	await renderApp("/leaderboard", [signedIn, nowhere, of(["Women", "Oldest"])]);
	expect(await colour("Women")).not.toBe(muted);
});

test("fades its opening in after 100 ms, readable before", async () => {
	await renderApp("/leaderboard");
	await expectFadesIn(page.getByRole("heading", { level: 1 }).element());
});

test("has a button for each enabled game, and keeps the choice in the address", async () => {
	const { router } = await renderApp("/leaderboard", [signedIn, nowhere, board]);
	const countries = page.getByRole("radio", { name: "Country Population" });
	await expect.element(page.getByRole("radio", { name: "GitHub Stars" })).toBeChecked();
	await choose("Country Population");
	await expect.element(countries).toBeChecked();
	await expect.poll(() => router.state.location.search).toEqual({ game: "countryGame" });
	await expect.element(countries).toHaveFocus();
});

test("has the documented buttons, and a board for each of the history game's periods", async () => {
	const { router } = await renderApp("/leaderboard", [signedIn, nowhere, board]);
	const buttons = (group: string) =>
		Array.from(
			page.getByRole("group", { name: group }).element().querySelectorAll("label"),
			(label) => label.textContent,
		);
	expect(buttons("Game").toSorted()).toEqual([
		"Billionaire Wealth",
		"CS 1.6 Weapons",
		"Country Population",
		"GitHub Stars",
		"Historical Events",
		"Movie Budget",
		"Music Streams",
		"Reddit Subscribers",
	]);
	await choose("Historical Events");
	await expect.element(page.getByRole("group", { name: "Time period" })).toBeVisible();
	expect(buttons("Time period")).toHaveLength(6);
	await choose("1940-1970");
	await expect.element(page.getByRole("radio", { name: "1940-1970" })).toBeChecked();
	await expect.poll(() => router.state.location.search).toEqual({ game: "historyGame1940_1970" });
	await expect.element(page.getByRole("radio", { name: "Historical Events" })).toBeChecked();
	await expect.element(page.getByRole("link", { name: "grace" })).toHaveAttribute("href", "/user/grace");
});

test("keeps the boards of disabled games", async () => {
	const status = { displayOrder: 999, name: null, description: null } as const;
	await renderApp("/leaderboard?game=countryGame", [
		signedIn,
		answer("site", "gameStatus", [{ ...status, gameId: "countryGame", isDisabled: true }]),
	]);
	await expect.element(page.getByRole("radio", { name: "Country Population" })).toBeChecked();
	await expect.element(page.getByText(/Be the first!$/)).toBeVisible();
	await expect.element(page.getByRole("link", { name: "PLAY NOW" })).not.toBeInTheDocument();
});

test("invites to be the first on an empty board", async () => {
	await renderApp("/leaderboard", [signedIn]);
	await expect
		.element(page.getByText("No players have scores for this game yet. Be the first!"))
		.toBeVisible();
	await expect.element(page.getByRole("link", { name: "PLAY NOW" })).toHaveAttribute("href", "/app");
});

test("shows the documented text if the board fails to load, with a retry", async () => {
	await renderApp("/leaderboard", [signedIn, nowhere, breakOff("leaderboards", "classic")]);
	await expect.element(page.getByRole("alert")).toHaveTextContent("Failed to load leaderboard data");
	network.use(board);
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect.element(page.getByRole("row").nth(1)).toMatchTextContent(/^1grace/);
});

test("shows the server's error text if there is one", async () => {
	await renderApp("/leaderboard", [
		signedIn,
		nowhere,
		refuse("leaderboards", "classic", "leaderboards/no-data"),
	]);
	await expect
		.element(page.getByRole("alert"))
		.toHaveTextContent("No leaderboard data available for this game.");
});

test("shows placeholders while rows load", async () => {
	await renderApp("/leaderboard", [signedIn, nowhere, hang("leaderboards", "classic")]);
	await expect.element(page.getByRole("table")).toHaveAttribute("aria-busy", "true");
	expect(page.getByRole("row").elements()).toHaveLength(11);
});
