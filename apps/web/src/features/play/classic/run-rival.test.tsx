import { expect, test } from "vitest";
import { answer } from "../../../testing/answers.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { openRound } from "../testing/countries.ts";
import { asked, region } from "../testing/stage.page.ts";

test("tells a player whom they are about to pass", async () => {
	const rival = { username: "maya", avatarUrl: "/avatars/initials/M-3.svg", score: 4, isFriend: true };
	await renderApp("/country-game", [
		answer("me", "get", { user: player() }),
		answer("play", "current", { ...openRound, best: 0 }),
		answer("play", "start", { ...openRound, best: 0 }),
		answer("leaderboards", "rival", { gameKey: "countryGame", rival }),
	]);
	await asked();
	await expect.element(region.getByText("3 to pass maya")).toBeVisible();
});
