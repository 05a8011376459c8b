import { type HttpHandler, HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Outputs } from "../../platform/api/trpc.ts";
import { answer, refuse } from "../../testing/answers.ts";
import { gameCard } from "../../testing/custom-games.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";

type CustomRow = Outputs["customGames"]["board"]["rows"][number];

const main = page.getByRole("main");
const open = (path: string, ...answers: HttpHandler[]) =>
	renderApp(path, [...answers, answer("me", "get", { user: player() })]);

const listed = (name: string, timerSeconds = 0) => ({
	id: name.toLowerCase(),
	name,
	creatorName: "grace",
	timerSeconds,
	playCount: 3,
	privacyLevel: "public" as const,
	isOwn: false,
	cover: [],
});
const games = answer("leaderboards", "customGames", {
	games: [listed("Rivers", 15), listed("Lakes")],
	hasMore: true,
});
const row = (rank: number, userId: string, score: number): CustomRow => ({
	rank,
	userId,
	username: userId,
	avatarUrl: "/avatars/initials/X-1.svg",
	score,
	timePerGuess: 2.25,
	timeTaken: 9,
	totalGuesses: score,
	efficiency: 100,
	date: "2026-11-03T10:00:00.000Z",
	verified: true,
});
const rivers: Outputs["customGames"]["get"] = {
	...gameCard("Rivers"),
	question: "",
	thousandsSeparator: true,
	source: "",
	asOf: "",
	licence: null,
	valueRange: { min: 1, max: 9 },
	board: "open",
	topScores: [],
	personalBest: null,
	preview: null,
	isReported: false,
};
const board = (...rows: CustomRow[]) =>
	answer("customGames", "board", { among: "all", rows, personalBest: null });
const nowhere = answer("customGames", "ownRank", null);
const rank = answer("customGames", "ownRank", {
	rank: 214,
	of: null,
	score: 2,
	timePerGuess: 2.25,
	verified: true,
});

test("lists custom games, and shows the board of the chosen one in the chosen order", async () => {
	const { router } = await open(
		"/leaderboard?tab=custom",
		games,
		answer("customGames", "get", rivers),
		http.get("/api/trpc/customGames.board", ({ request }) => {
			const { order } = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
			const rows = order === "score" ? [row(1, "grace", 5)] : [row(1, "ben", 4), row(2, "grace", 5)];
			return HttpResponse.json({ result: { data: { among: "all", rows, personalBest: null } } });
		}),
		rank,
	);
	await expect.element(page.getByText("Select a game from the list to view its leaderboard")).toBeVisible();
	const link = main.getByRole("link", { name: /^Rivers/ });
	await expect.element(link).toHaveTextContent("Riversby grace3 plays15s Timer");
	await link.click();
	await expect.poll(() => router.state.location.search).toEqual({ tab: "custom", game: "rivers" });
	const rows = page.getByRole("row");
	await expect.element(rows.nth(0)).toHaveTextContent("#PlayerScoreTimeFeature");
	await expect.element(rows.nth(1)).toMatchTextContent(/^1grace.*52\.3 sClassic$/);
	await expect.element(page.getByText("You are 214th of more than 100,000")).toBeVisible();
	await page.getByRole("radio", { name: "Time" }).click();
	await expect.element(rows.nth(1)).toMatchTextContent(/^1ben/);
	await expect
		.poll(() => router.state.location.search)
		.toEqual({ tab: "custom", game: "rivers", sort: "time" });
	await page.getByRole("radio", { name: "Recent" }).click();
	await expect.poll(() => router.state.location.search).toMatchObject({ sort: "date" });
});

test("compares the player with friends on a custom board", async () => {
	const boards = http.get("/api/trpc/customGames.board", ({ request }) => {
		const { among } = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
		const rows = among === "friends" ? [row(1, "ada", 4)] : [row(1, "grace", 5), row(2, "ada", 4)];
		return HttpResponse.json({ result: { data: { among, rows, personalBest: null } } });
	});
	await open(
		"/leaderboard?tab=custom&game=rivers",
		games,
		answer("customGames", "get", rivers),
		boards,
		answer("customGames", "ownRank", { rank: 1, of: 1, score: 4, timePerGuess: 2.25, verified: true }),
	);
	const first = page.getByRole("row").nth(1);
	await expect.element(first).toMatchTextContent(/^1grace/);
	await page.getByRole("radio", { name: "Friends" }).click();
	await expect.element(first).toMatchTextContent(/^1ada/);
	await expect.element(page.getByText("You are 1st of 1")).toBeVisible();
});

test("searches the custom games and keeps the chosen board", async () => {
	await page.viewport(1280, 800);
	const { router } = await open(
		"/leaderboard?tab=custom&game=rivers&page=2",
		games,
		answer("customGames", "get", rivers),
		board(row(1, "grace", 5)),
		nowhere,
	);
	const field = page.getByRole("searchbox", { name: "Search games" });
	await field.fill("Riv");
	await userEvent.keyboard("{Enter}");
	await expect.poll(() => router.state.location.search).toEqual({ tab: "custom", game: "rivers", q: "Riv" });
	await router.navigate({ href: "/leaderboard?tab=custom&game=rivers" });
	await expect.element(field).toHaveValue("");
	await field.fill("Riv");
	await userEvent.keyboard("{Enter}");
	await expect.poll(() => router.state.location.search).toMatchObject({ q: "Riv" });
});

test("says why a custom board is closed, and invites to play on an empty one", async () => {
	const closed = await open(
		"/leaderboard?tab=custom&game=rivers",
		games,
		refuse("customGames", "get", "custom-games/no-access"),
		refuse("customGames", "board", "leaderboards/private"),
	);
	await expect
		.element(page.getByRole("alert"))
		.toHaveTextContent("This game's leaderboard is private. Only the creator can view it.");
	await closed.unmount();
	await open("/leaderboard?tab=custom&game=rivers", games, answer("customGames", "get", rivers), board());
	await expect
		.element(page.getByText("No players have scores for this game yet. Be the first!"))
		.toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Play This Game" }))
		.toHaveAttribute("href", "/custom-game/rivers");
});

test("shows a custom board even if its game fails to load", async () => {
	await open(
		"/leaderboard?tab=custom&game=rivers",
		games,
		nowhere,
		refuse("customGames", "get", "site/unexpected"),
		board(row(1, "without-game", 1)),
	);
	await expect.element(page.getByText("without-game")).toBeVisible();
});
