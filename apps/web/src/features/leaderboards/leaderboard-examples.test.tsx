import { EXAMPLE_GAMES } from "@hilo/catalog/examples/examples";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, breakOff } from "../../testing/answers.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";

const main = page.getByRole("main");
const alert = page.getByRole("alert");
const [first] = EXAMPLE_GAMES;
const open = (path: string, ...answers: Parameters<typeof renderApp>[1] & object) =>
	renderApp(path, [...answers, answer("me", "get", { user: player() })]);

test("shows the site's own games as examples if popular games fail to load, with a retry", async () => {
	await open(
		"/leaderboard?tab=popular",
		breakOff("leaderboards", "popular"),
		breakOff("leaderboards", "dashboard"),
	);
	await expect.element(alert).toHaveTextContent("Unable to load popular games. Please try again later.");
	await expect.element(page.getByRole("button", { name: "Try Again" })).toBeVisible();
	const cards = main.getByRole("listitem");
	expect(cards.elements()).toHaveLength(EXAMPLE_GAMES.length);
	// Its play count is unknown.
	await expect
		.element(cards.first())
		.toHaveTextContent(`ExampleCustom15s Timer${first?.name}by HiloPlayLeaderboard`);
	await expect
		.element(page.getByRole("link", { name: `Play: ${first?.name}` }))
		.toHaveAttribute("href", `/custom-game/${first?.id}`);
	network.use(answer("leaderboards", "popular", []));
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect.element(page.getByText("No popular games found. Be the first to play!")).toBeVisible();
	await expect.element(alert).not.toBeInTheDocument();
});

test("shows the site as an example creator if creators fail to load", async () => {
	await open("/leaderboard?tab=creators", breakOff("leaderboards", "topCreators"));
	await expect.element(alert).toHaveTextContent("Unable to load top creators. Please try again later.");
	await expect.element(page.getByRole("button", { name: "Try Again" })).toBeVisible();
	await expect
		.element(page.getByRole("row").nth(1))
		.toMatchTextContent(
			new RegExp(
				`HiloExample.*${EXAMPLE_GAMES.length} \\(${EXAMPLE_GAMES.filter((game) => game.timerSeconds > 0).length} timer\\)–`,
			),
		);
	await expect
		.element(page.getByRole("link", { name: first?.name ?? "" }).last())
		.toHaveAttribute("href", `/custom-game/${first?.id}`);
});
