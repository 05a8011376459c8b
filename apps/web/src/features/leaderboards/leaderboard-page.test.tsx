import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../platform/api/trpc.ts";
import { answer, breakOff, hang, refuse } from "../../testing/answers.ts";
import { expectAccessible } from "../../testing/axe.ts";
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
const signedIn = answer("me", "get", { user: player() });
const board = answer("leaderboards", "classic", [row(1, "grace", 41), row(2, "ada", 33)]);

test("has its title, its heading and the four tiles for everyone", async () => {
	const { router } = await renderApp("/leaderboard");
	expect(router.state.matches.at(-1)?.meta).toContainEqual({ title: "Leaderboard | Hilo" });
	await expect.element(page.getByRole("heading", { name: "LEADERBOARDS" })).toBeVisible();
	for (const tile of ["Top Players", "Classic Games", "Top Creators", "Custom Games"]) {
		await expect.element(page.getByText(tile)).toBeVisible();
	}
});

test("asks visitors to sign in, and brings them back afterwards", async () => {
	await renderApp("/leaderboard?game=countryGame");
	const signIn = page.getByRole("main").getByRole("link", { name: "Sign In" });
	await expect.element(signIn).toHaveAttribute("href", "/sign-in?from=%2Fleaderboard%3Fgame%3DcountryGame");
	await expect.element(page.getByRole("table")).not.toBeInTheDocument();
	await expectAccessible();
});

test("shows players the board with their own row highlighted", async () => {
	await renderApp("/leaderboard", [signedIn, board]);
	const rows = page.getByRole("row");
	await expect.element(rows.nth(0)).toHaveTextContent("#PlayerHigh ScoreFeature");
	await expect.element(rows.nth(1)).toHaveTextContent("1grace41Classic");
	await expect.element(rows.nth(2)).toHaveAttribute("aria-current", "true");
	await expect.element(page.getByRole("img", { name: "judged by the server" })).toBeVisible();
	await expectAccessible();
});

test("has a button for each game that can be played, and keeps the choice in the address", async () => {
	const { router } = await renderApp("/leaderboard", [signedIn, board]);
	const countries = page.getByRole("radio", { name: "Country Population" });
	await expect.element(page.getByRole("radio", { name: "GitHub Stars" })).toBeChecked();
	await chip("Country Population").click();
	await expect.element(countries).toBeChecked();
	await expect.poll(() => router.state.location.search).toEqual({ game: "countryGame" });
	await expect.element(countries).toHaveFocus();
});

test("has the documented buttons, and a board for each of the history game's periods", async () => {
	const { router } = await renderApp("/leaderboard", [signedIn, board]);
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
	await chip("Historical Events").click();
	await expect.element(page.getByRole("group", { name: "Time period" })).toBeVisible();
	expect(buttons("Time period")).toHaveLength(6);
	await chip("1940-1970").click();
	await expect.element(page.getByRole("radio", { name: "1940-1970" })).toBeChecked();
	await expect.poll(() => router.state.location.search).toEqual({ game: "historyGame1940_1970" });
	await expect.element(page.getByRole("radio", { name: "Historical Events" })).toBeChecked();
	await expect.element(page.getByRole("link", { name: "grace" })).toHaveAttribute("href", "/user/grace");
	await expectAccessible();
});

test("keeps the boards of games that can't be played for now", async () => {
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
	await expectAccessible();
});

test("falls back to the documented text when the board can't be loaded, and offers another try", async () => {
	await renderApp("/leaderboard", [signedIn, breakOff("leaderboards", "classic")]);
	await expect.element(page.getByRole("alert")).toHaveTextContent("Failed to load leaderboard data");
	await expect.element(page.getByRole("button", { name: "Try Again" })).toBeVisible();
	await expectAccessible();
});

test("shows the server's own words where it has some", async () => {
	await renderApp("/leaderboard", [signedIn, refuse("leaderboards", "classic", "leaderboards/no-data")]);
	await expect
		.element(page.getByRole("alert"))
		.toHaveTextContent("No leaderboard data available for this game.");
});

test("holds the place of the rows while they are under way", async () => {
	await renderApp("/leaderboard", [signedIn, hang("leaderboards", "classic")]);
	await expect.element(page.getByRole("table")).toHaveAttribute("aria-busy", "true");
	expect(page.getByRole("row").elements()).toHaveLength(11);
});
