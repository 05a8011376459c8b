import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import type { HttpHandler } from "msw/http";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../platform/api/trpc.ts";
import { answer, breakOff } from "../../testing/answers.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { boardOf } from "./testing/boards.ts";

type Popular = Outputs["leaderboards"]["popular"][number];

const main = page.getByRole("main");
const open = (path: string, ...answers: HttpHandler[]) =>
	renderApp(path, [...answers, answer("me", "get", { user: player() })]);

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
	await expect.element(rows.nth(1)).toMatchTextContent(/^1grace.*4 \(2 timer\)1,203Rivers$/);
	await expect.element(rows.nth(2)).toMatchTextContent(/^2ada.*You.*41,203$/);
	await expect.element(rows.nth(2)).toHaveAttribute("aria-current", "true");
});

const popular = (name: string, more: Partial<Popular> = {}): Popular => ({
	id: name.toLowerCase(),
	type: "custom",
	name,
	creatorName: "grace",
	timerSeconds: 0,
	playCount: 0,
	route: `/custom-game/${name.toLowerCase()}`,
	cover: [],
	leader: null,
	...more,
});

const river = (name: string) => ({ id: name, name, imageUrl: "" });

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
		answer("leaderboards", "popular", [
			classic,
			popular("Rivers", { playCount: 1, cover: [river("Amazon"), river("Nile")] }),
			popular("Lakes"),
		]),
		boardOf([]),
		answer("leaderboards", "ownRank", null),
	);
	const card = (name: string) => main.getByRole("listitem").filter({ hasText: name });
	await expect
		.element(card("Countries"))
		.toMatchTextContent(/1CountriesOfficial Game · 2 playsLed by ben · 41Classic20s TimerPlayLeaderboard$/);
	await expect
		.element(card("Rivers"))
		.toMatchTextContent(/Amazon.*Nile.*2Riversby grace · 1 playNo scores yetCustomPlayLeaderboard$/);
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
	await page.getByRole("link", { name: "Leaderboard: Countries" }).click();
	await expect.poll(() => router.state.location.search).toEqual({ game: "countryGame" });
	await expect
		.element(page.getByRole("button", { name: "Game: Countries (Country Population)" }))
		.toBeVisible();
});

test("shows the site's own games as examples if popular games fail to load, with a retry", async () => {
	const [first] = EXAMPLE_GAMES;
	await open(
		"/leaderboard?tab=popular",
		breakOff("leaderboards", "popular"),
		breakOff("leaderboards", "dashboard"),
	);
	const alert = page.getByRole("alert");
	await expect.element(alert).toHaveTextContent("Unable to load popular games. Please try again later.");
	await expect.element(main.getByRole("listitem")).toHaveLength(EXAMPLE_GAMES.length);
	await expect
		.element(page.getByRole("link", { name: `Play: ${first?.name}` }))
		.toHaveAttribute("href", `/custom-game/${first?.id}`);
	network.use(answer("leaderboards", "popular", []));
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect.element(page.getByText("No popular games found. Be the first to play!")).toBeVisible();
	await expect.element(alert).not.toBeInTheDocument();
});
