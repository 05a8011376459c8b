import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../platform/api/trpc.ts";
import { answer, breakOff } from "../../testing/answers.ts";
import { gameCard } from "../../testing/custom-games.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";

type Status = Outputs["site"]["gameStatus"][number];

const status = (gameId: Status["gameId"]): Status => ({
	gameId,
	isDisabled: false,
	displayOrder: 999,
	name: null,
	description: null,
});
const cards = page.getByRole("region", { name: "Pick a game" }).getByRole("heading", { level: 3 });
const names = () => cards.elements().map((heading) => heading.textContent);
const everyGame = Object.values(CLASSIC_GAMES).map(({ title }) => title);
/** Disables all other games. */
const only = (...open: Status[]) =>
	Object.values(CLASSIC_GAMES).map(
		({ key }) => open.find(({ gameId }) => gameId === key) ?? { ...status(key), isDisabled: true },
	);

test("shows a visitor every game, the updates, and how to track scores", async () => {
	await renderApp("/");
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Create. Play. Compete.");
	await expect.poll(names).toEqual(everyGame);
	await expect
		.element(page.getByRole("link", { name: "PLAY NOW: GitHub Stars" }))
		.toHaveAttribute("href", "/app");
	const section = page.getByRole("region", { name: "Pick a game" });
	await expect.element(section.getByText("SIGN IN to track scores").first()).toBeVisible();
	await expect.element(section.getByRole("link", { name: /sign in/i })).toHaveAttribute("href", "/sign-in");
	await expect.element(page.getByText(/^One line/)).toHaveTextContent("One line. Another line.");
	await expect.element(page.getByText("2 November 2026")).toBeVisible();
	await expect.element(page.getByRole("link", { name: "CREATE GAME" })).not.toBeInTheDocument();
});

test("shows a visitor games made by players, and leads to all of them", async () => {
	await renderApp("/", [
		answer("customGames", "showcase", [gameCard("Vinyl"), gameCard("Tea", { creator: null })]),
	]);
	const made = page.getByRole("region", { name: "Made by players" });
	await expect
		.element(made.getByRole("link", { name: "Vinyl" }))
		.toHaveAttribute("href", "/custom-game/vinyl");
	await expect.element(made.getByRole("link", { name: "All games" })).toHaveAttribute("href", "/games");
});

test("shows a player's best score, or that there is none, and leads to creating a game", async () => {
	await renderApp("/", [answer("me", "get", { user: player({ githubGame: 14 }) })]);
	await expect.element(page.getByText(/^Your best 14$/)).toBeVisible();
	await expect.element(page.getByText("to track")).not.toBeInTheDocument();
	await expect.element(page.getByText("No record yet").first()).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "CREATE GAME" }))
		.toHaveAttribute("href", "/custom-games?create=true");
});

test("hides disabled games, and orders and renames the others by the site's settings", async () => {
	await page.viewport(1280, 800);
	await renderApp("/", [
		answer(
			"site",
			"gameStatus",
			only(
				{ ...status("githubGame"), displayOrder: 2, name: "Stars!", description: "Our own words" },
				{ ...status("movieGame"), displayOrder: 1 },
			),
		),
	]);
	await expect.poll(names).toEqual(["Movie Budgets", "Stars!"]);
	await expect.element(page.getByText("Our own words")).toBeVisible();
	// The first game is usually the country game.
	await expect
		.element(page.getByRole("link", { name: "Play now", exact: true }))
		.toHaveAttribute("href", "/movie-game");
});

test("shows every game while their status is unknown, and says so when the updates fail to load", async () => {
	await renderApp("/", [breakOff("site", "gameStatus"), breakOff("site", "recentUpdates")]);
	await expect.poll(names).toEqual(everyGame);
	await expect.element(page.getByText("Failed to load recent updates")).toBeVisible();
	network.use(answer("site", "recentUpdates", { updates: [] }));
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect.element(page.getByText("No updates available at this time.")).toBeVisible();
});
