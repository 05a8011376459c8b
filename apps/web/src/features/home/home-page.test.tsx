import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../platform/api/trpc.ts";
import { answer, breakOff, hang } from "../../testing/answers.ts";
import { expectAccessible } from "../../testing/axe.ts";
import { expectFadesIn } from "../../testing/fades-in.ts";
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

test("shows the hero and a card for every enabled game", async () => {
	await renderApp("/");
	await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Create. Play. Compete.");
	expect(names()).toEqual(everyGame);
	await expect
		.element(page.getByRole("link", { name: "PLAY NOW: GitHub Stars" }))
		.toHaveAttribute("href", "/app");
});

test("shows each game's description", async () => {
	await renderApp("/");
	const flags = () => [...document.querySelectorAll("main [data-game=country]:has(h3) img")];
	await expect
		.poll(() => flags().map((flag) => flag.getAttribute("src")))
		.toEqual(["/flags/jp.svg", "/flags/it.svg"]);
});

test("asks visitors to sign in before it tracks scores", async () => {
	await renderApp("/");
	const section = page.getByRole("region", { name: "Pick a game" });
	await expect.element(section.getByText("SIGN IN to track scores").first()).toBeVisible();
	const signIn = section.getByRole("link", { name: /sign in/i });
	await expect.element(signIn).toHaveAttribute("href", "/sign-in");
	expect(signIn.elements()).toHaveLength(1);
	await expectAccessible();
});

test("makes the whole card pressable, with one tab stop", async () => {
	await renderApp("/");
	const card = document.querySelector("main [data-game=movie]:has(h3)");
	if (!card) throw new Error("no card");
	const [link, ...more] = card.querySelectorAll("a, button");
	expect(more).toEqual([]);
	card.scrollIntoView({ block: "center" });
	const box = card.getBoundingClientRect();
	expect(document.elementFromPoint(box.left + 30, box.top + 30)).toBe(link);
});

test("shows a player's best score, or that there is none", async () => {
	await renderApp("/", [answer("me", "get", { user: player({ githubGame: 14 }) })]);
	await expect.element(page.getByText(/^Your best 14$/)).toBeVisible();
	await expect.element(page.getByText("to track")).not.toBeInTheDocument();
	await expect.element(page.getByText("No record yet").first()).toBeVisible();
});

test("links only players to creating a game", async () => {
	const { unmount } = await renderApp("/");
	await expect.element(page.getByRole("heading", { name: "Pick a game" })).toBeVisible();
	await expect.element(page.getByRole("link", { name: "CREATE GAME" })).not.toBeInTheDocument();
	await unmount();
	await renderApp("/", [answer("me", "get", { user: player() })]);
	await expect.element(page.getByRole("heading", { name: "Custom Games" })).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "CREATE GAME" }))
		.toHaveAttribute("href", "/custom-games?create=true");
});

test("hides disabled games, and orders and renames the others by the site's settings", async () => {
	await renderApp("/", [
		answer(
			"site",
			"gameStatus",
			only(
				{ ...status("githubGame"), displayOrder: 2, name: "Stars!", description: "Our own words" },
				{ ...status("countryGame"), displayOrder: 1 },
			),
		),
	]);
	expect(names()).toEqual(["Countries", "Stars!"]);
	await expect.element(page.getByText("Our own words")).toBeVisible();
});

const playNow = page.getByRole("link", { name: "Play now", exact: true });

test("begins with the country game", async () => {
	await page.viewport(1280, 800);
	await renderApp("/");
	await expect.element(playNow).toHaveAttribute("href", "/country-game");
});

test("leaves out disabled games, and begins with an enabled one", async () => {
	await page.viewport(1280, 800);
	await renderApp("/", [answer("site", "gameStatus", only(status("movieGame"), status("musicGame")))]);
	expect(names()).toEqual(["Movie Budgets", "Music Popularity"]);
	await expect.element(playNow).toHaveAttribute("href", "/movie-game");
});

test("shows every game while their status is unknown", async () => {
	await renderApp("/", [breakOff("site", "gameStatus")]);
	expect(names()).toEqual(everyGame);
});

test("shows updates with their lines and dates", async () => {
	await renderApp("/");
	await expect.element(page.getByRole("heading", { name: "First words" })).toBeVisible();
	await expect.element(page.getByText(/^One line/)).toHaveTextContent("One line. Another line.");
	await expect.element(page.getByText("2 November 2026")).toBeVisible();
});

test("says so when there are no updates", async () => {
	await renderApp("/", [answer("site", "recentUpdates", { updates: [] })]);
	await expect.element(page.getByText("No updates available at this time.")).toBeVisible();
});

test("says so when the updates could not be loaded", async () => {
	await renderApp("/", [breakOff("site", "recentUpdates")]);
	await expect.element(page.getByText("Failed to load recent updates")).toBeVisible();
	network.use(answer("site", "recentUpdates", { updates: [] }));
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect.element(page.getByText("No updates available at this time.")).toBeVisible();
});

test("shows a spinner while the page's data loads", async () => {
	const { router } = await renderApp("/sign-in", [hang("site", "gameStatus")]);
	void router.navigate({ to: "/" });
	await expect.element(page.getByRole("status")).toHaveTextContent("Loading");
});

test("fades its hero in after 100 ms, readable before", async () => {
	await renderApp("/");
	await expectFadesIn(page.getByRole("heading", { level: 1 }).element());
});
