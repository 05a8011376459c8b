import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../platform/api/trpc.ts";
import { answer, refuse } from "../../testing/answers.ts";
import { expectAccessible } from "../../testing/axe.ts";
import { gameCard } from "../../testing/custom-games.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";

type Popular = Outputs["leaderboards"]["popular"][number];
type CustomRow = Outputs["customGames"]["board"]["rows"][number];

const main = page.getByRole("main");
const open = (path: string, ...answers: Parameters<typeof renderApp>[1] & object) =>
	renderApp(path, [...answers, answer("me", "get", { user: player() })]);

const listed = (name: string, timerSeconds = 0) => ({
	id: name.toLowerCase(),
	name,
	creatorName: "grace",
	timerSeconds,
	playCount: 3,
	privacyLevel: "public" as const,
	isOwn: false,
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
	valueRange: { min: 1, max: 9 },
	board: "open",
	topScores: [],
	personalBest: null,
	preview: null,
	isReported: false,
};
const board = (...rows: CustomRow[]) => answer("customGames", "board", { rows, personalBest: null });
const nowhere = answer("customGames", "ownRank", null);
const rank = answer("customGames", "ownRank", { row: row(214, "ada", 2), of: null });

test("uses the tiles as tabs, stored in the address", async () => {
	const { router } = await open(
		"/leaderboard?tab=creators",
		answer("leaderboards", "topCreators", []),
		answer("leaderboards", "popular", []),
	);
	const tab = (name: string) => main.getByRole("link", { name: new RegExp(`^${name}`) });
	await expect.element(tab("Top Creators")).toHaveAttribute("aria-current", "page");
	await expect.element(page.getByText("No custom game creators yet.")).toBeVisible();
	await tab("Popular Games").click();
	await expect.poll(() => router.state.location.search).toEqual({ tab: "popular" });
	await expect.element(page.getByText("No popular games found. Be the first to play!")).toBeVisible();
	await expect.element(tab("Classic Games")).toHaveAttribute("href", "/leaderboard");
	await expect.element(tab("Custom Games")).toHaveAttribute("href", "/leaderboard?tab=custom");
});

test("lists custom games, and shows the board of the chosen one in the chosen order", async () => {
	const { router } = await open(
		"/leaderboard?tab=custom",
		games,
		answer("customGames", "get", rivers),
		http.get("/api/trpc/customGames.board", ({ request }) => {
			const { order } = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
			const rows = order === "score" ? [row(1, "grace", 5)] : [row(1, "ben", 4), row(2, "grace", 5)];
			return HttpResponse.json({ result: { data: { rows, personalBest: null } } });
		}),
		rank,
	);
	await expect.element(page.getByText("Select a game from the list to view its leaderboard")).toBeVisible();
	const link = main.getByRole("link", { name: /^Rivers/ });
	await expect.element(link).toHaveTextContent("Riversby graceTimer");
	await link.click();
	await expect.poll(() => router.state.location.search).toEqual({ tab: "custom", game: "rivers" });
	const rows = page.getByRole("row");
	await expect.element(rows.nth(0)).toHaveTextContent("#PlayerScoreTimeFeature");
	await expect.element(rows.nth(1)).toMatchTextContent(/^1grace.*52\.3 sClassic$/);
	await expect.element(page.getByText("You are 214th of more than 1,000")).toBeVisible();
	await page.getByRole("radio", { name: "Time" }).click();
	await expect.element(rows.nth(1)).toMatchTextContent(/^1ben/);
	await expect
		.poll(() => router.state.location.search)
		.toEqual({ tab: "custom", game: "rivers", sort: "time" });
	await page.getByRole("radio", { name: "Recent" }).click();
	await expect.poll(() => router.state.location.search).toMatchObject({ sort: "date" });
	await expectAccessible();
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
	await expect.poll(() => router.state.location.search).toEqual({ tab: "custom", game: "rivers", q: "Riv" });
	await router.navigate({ href: "/leaderboard?tab=custom&game=rivers" });
	await expect.element(field).toHaveValue("");
	await field.fill("Riv");
	await expect.poll(() => router.state.location.search).toMatchObject({ q: "Riv" });
});

test("shows a custom board even if its game fails to load, and says if the board does", async () => {
	const many = ["a", "b", "c", "d", "e"].map((id, index) => row(index + 1, id, 9 - index));
	const whole = await open(
		"/leaderboard?tab=custom&game=rivers",
		games,
		nowhere,
		answer("customGames", "get", rivers),
		board(...many, row(6, "sixth", 1)),
	);
	await expect.element(page.getByText("sixth")).toBeVisible();
	await whole.unmount();
	const last = await open(
		"/leaderboard?tab=custom&game=rivers",
		games,
		nowhere,
		refuse("customGames", "get", "site/unexpected"),
		board(row(1, "without-game", 1)),
	);
	await expect.element(page.getByText("without-game")).toBeVisible();
	await last.unmount();
	await open(
		"/leaderboard?tab=custom&game=rivers",
		games,
		...(["get", "board"] as const).map((call) =>
			http.get(`/api/trpc/customGames.${call}`, () => HttpResponse.text("?", { status: 500 })),
		),
	);
	await expect
		.element(page.getByRole("alert"))
		.toHaveTextContent("Could not load leaderboard data. Please try again later.");
	await expect.element(page.getByRole("button", { name: "Try Again" })).toBeVisible();
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

test("lists the creators whose games are played most", async () => {
	const creator = {
		id: "grace",
		creatorName: "grace",
		avatarUrl: "/avatars/initials/G-1.svg",
		totalPlays: 1203,
		gameCount: 4,
		timerGamesCount: 2,
		topGame: { id: "rivers", name: "Rivers", plays: 900 },
	};
	await open(
		"/leaderboard?tab=creators",
		answer("leaderboards", "topCreators", [
			creator,
			{ ...creator, id: "ada", creatorName: "ada", timerGamesCount: 0, topGame: null },
		]),
	);
	const rows = page.getByRole("row");
	await expect.element(rows.nth(0)).toHaveTextContent("#CreatorGamesTotal PlaysTop Game");
	await expect.element(rows.nth(1)).toMatchTextContent(/^1grace.*4 \(2 timer\)1,203Rivers \(900\)$/);
	await expect.element(rows.nth(2)).toMatchTextContent(/^2ada.*You.*41,203$/);
	await expect.element(rows.nth(2)).toHaveAttribute("aria-current", "true");
	await expectAccessible();
});

const popular = (name: string, more: Partial<Popular> = {}): Popular => ({
	id: name.toLowerCase(),
	type: "custom",
	name,
	creatorName: "grace",
	timerSeconds: 0,
	playCount: 0,
	route: `/custom-game/${name.toLowerCase()}`,
	leader: null,
	...more,
});

test("shows popular games with details, and links to games and boards", async () => {
	const { creatorName: _, ...classic } = popular("Countries", {
		id: "countryGame",
		type: "classic",
		timerSeconds: 20,
		playCount: 2,
		route: "/country-game",
		leader: { userId: "ben", username: "ben", score: 41 },
	});
	const { router } = await open(
		"/leaderboard?tab=popular",
		answer("leaderboards", "popular", [classic, popular("Rivers", { playCount: 1 }), popular("Lakes")]),
		answer("leaderboards", "classic", []),
		answer("leaderboards", "ownRank", null),
	);
	const card = (name: string) => main.getByRole("listitem").filter({ hasText: name });
	await expect
		.element(card("Countries"))
		.toHaveTextContent("Classic20s TimerCountriesOfficial Game · 2 playsTop player ben 41PlayLeaderboard");
	await expect.element(card("Rivers")).toMatchTextContent(/^CustomRiversby grace · 1 play.*No scores yet/);
	await expect.element(card("Lakes")).toMatchTextContent(/No plays yet/);
	await expect
		.element(page.getByRole("link", { name: "Play: Countries" }))
		.toHaveAttribute("href", "/country-game");
	await expect
		.element(page.getByRole("link", { name: "Play: Rivers" }))
		.toHaveAttribute("href", "/custom-game/rivers");
	await expect
		.element(page.getByRole("link", { name: "Leaderboard: Rivers" }))
		.toHaveAttribute("href", "/leaderboard?tab=custom&game=rivers");
	await expectAccessible();
	await page.getByRole("link", { name: "Leaderboard: Countries" }).click();
	await expect.poll(() => router.state.location.search).toEqual({ game: "countryGame" });
	await expect.element(page.getByRole("radio", { name: "Country Population" })).toBeChecked();
});

test("uses the dashboard's games if the call for popular games fails", async () => {
	await open(
		"/leaderboard?tab=popular",
		refuse("leaderboards", "popular", "site/unexpected"),
		answer("leaderboards", "dashboard", {
			customGames: [],
			classicGames: [{ gameKey: "historyGame", name: "History", playCount: 4 }],
		}),
	);
	await expect.element(main.getByRole("listitem")).toMatchTextContent(/^Classic35s TimerHistory.*4 plays/);
	await expect.element(page.getByText("Example", { exact: true })).not.toBeInTheDocument();
});

/** Returns the horizontal distance in pixels from a name's left edge to the text after it. */
function placeAfter(name: string, after: string): number {
	const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const leftOf = (text: string) => {
		for (nodes.currentNode = document.body; nodes.nextNode(); ) {
			const at = nodes.currentNode.textContent?.indexOf(text) ?? -1;
			if (at < 0) continue;
			const range = document.createRange();
			range.setStart(nodes.currentNode, at);
			range.setEnd(nodes.currentNode, at + text.length);
			return range.getBoundingClientRect().left;
		}
		throw new Error(`“${text}” is not on the page`);
	};
	return leftOf(after) - leftOf(name);
}

test("keeps the number after a right-to-left name in place", async () => {
	const hebrew = "עברית";
	await open(
		"/leaderboard?tab=popular",
		answer("leaderboards", "popular", [popular("Rivers", { creatorName: hebrew, playCount: 17 })]),
	);
	await expect.element(main.getByRole("heading", { name: "Rivers" })).toBeVisible();
	expect(placeAfter(hebrew, "17")).toBeGreaterThan(0);
});
