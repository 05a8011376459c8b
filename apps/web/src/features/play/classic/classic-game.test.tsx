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

test("tells a visitor on the page that a game is disabled, and after a start screen", async () => {
	const { router } = await renderApp("/country-game", disabled);
	await expect.element(page.getByRole("main").getByText(TEXT)).toBeVisible();
	await router.navigate({ to: "/movie-game" });
	await page.getByRole("button", { name: "Start Game" }).click();
	await expect.element(page.getByRole("alert")).toHaveTextContent(TEXT);
});

test("tells a player in the dialog that a game is disabled", async () => {
	await renderApp("/country-game", [...signedIn, ...disabled]);
	await expect.element(page.getByRole("dialog").getByText(TEXT)).toBeVisible();
});
