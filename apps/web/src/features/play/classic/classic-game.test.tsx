import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, refuse } from "../../../testing/answers.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const TEXT = "This game is not available at the moment";
const disabled = [
	refuse("play", "opening", "play/game-disabled"),
	refuse("play", "prepare", "play/game-disabled"),
	refuse("play", "start", "play/game-disabled"),
];
const signedIn = [answer("me", "get", { user: player() }), answer("play", "current", null)];

test("tells a visitor on the page that a game is disabled", async () => {
	await renderApp("/country-game", disabled);
	await expect.element(page.getByRole("main").getByText(TEXT)).toBeVisible();
});

test("tells a player in the dialog that a game is disabled", async () => {
	await renderApp("/country-game", [...signedIn, ...disabled]);
	await expect.element(page.getByRole("dialog").getByText(TEXT)).toBeVisible();
});

test.each([
	{ who: "visitor", answers: disabled },
	{ who: "player", answers: [...signedIn, ...disabled] },
])("tells a $who who starts a game with a start screen that it is disabled", async ({ answers }) => {
	await renderApp("/movie-game", answers);
	await page.getByRole("button", { name: "Start Game" }).click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(TEXT);
});
