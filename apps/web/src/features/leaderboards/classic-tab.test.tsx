import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer } from "../../testing/answers.ts";
import { renderApp } from "../../testing/render-app.tsx";
import {
	board,
	boardOf,
	choose,
	entry,
	menuButton,
	nowhere,
	podium,
	ROWS,
	row,
	signedIn,
} from "./testing/boards.ts";

test("has boards of this month, this week and all time", async () => {
	const { router } = await renderApp("/leaderboard?game=countryGame", [signedIn, nowhere, boardOf([])]);
	await expect
		.element(page.getByText("No players have scores for this game yet. Be the first!"))
		.toBeVisible();
	await choose("Of which time", "This week");
	await expect.poll(() => router.state.location.search).toEqual({ game: "countryGame", period: "week" });
	await expect.element(page.getByText("No scores this week yet. Be the first!")).toBeVisible();
	await choose("Game", "CS 1.6 Weapons");
	await expect.poll(() => router.state.location.search).toEqual({ game: "cs16Game", period: "week" });
});

test("opens on the game played last, and asks for that board only", async () => {
	const keys: string[] = [];
	const { router } = await renderApp("/leaderboard", [
		signedIn,
		nowhere,
		answer("leaderboards", "lastGame", "historyGame1940_1970"),
		http.get("/api/trpc/leaderboards.board", ({ request }) => {
			keys.push(JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}").key);
			return HttpResponse.json({ result: { data: { among: "all", rows: ROWS } } });
		}),
	]);
	await expect.element(menuButton("Game")).toHaveAccessibleName("Game: History (Historical Events)");
	await expect.element(menuButton("Years")).toHaveTextContent("1940-1970");
	expect(new Set(keys)).toEqual(new Set(["historyGame1940_1970"]));
	expect(router.state.location.search).toEqual({});
});

test("compares the player with friends, and with everyone again", async () => {
	const { router } = await renderApp("/leaderboard?game=countryGame", [
		signedIn,
		nowhere,
		http.get("/api/trpc/leaderboards.board", ({ request }) => {
			const isOfFriends = decodeURIComponent(request.url).includes('"friends"');
			const data = isOfFriends
				? { among: "friends", rows: [row(1, "ada", 33)] }
				: { among: "all", rows: ROWS };
			return HttpResponse.json({ result: { data } });
		}),
	]);
	await expect.element(page.getByRole("radio", { name: "Everyone" })).toBeChecked();
	await page.getByRole("radio", { name: "Friends" }).click();
	await expect.poll(() => router.state.location.search).toEqual({ game: "countryGame", among: "friends" });
	await expect.element(podium.first()).toHaveTextContent("Place 1Youada33");
	await expect.element(page.getByText(/^None of your friends is on this board yet\./)).toBeVisible();
	await page.getByRole("radio", { name: "Everyone" }).click();
	await expect.poll(() => router.state.location.search).toEqual({ game: "countryGame", among: "all" });
	await expect.element(podium.first()).toHaveTextContent("Place 1grace41");
});

test("opens on the board that the server chooses, until the player chooses", async () => {
	const asked: unknown[] = [];
	const ask = (call: string, answer: (among: unknown) => unknown) =>
		http.get(`/api/trpc/leaderboards.${call}`, ({ request }) => {
			const { among } = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
			asked.push(`${call} ${among}`);
			return HttpResponse.json({ result: { data: answer(among) } });
		});
	const { router } = await renderApp("/leaderboard?game=countryGame", [
		signedIn,
		ask("ownRank", () => null),
		ask("board", (among) => ({ among: among === "all" ? "all" : "friends", rows: ROWS })),
	]);
	await expect.element(page.getByRole("radio", { name: "Friends" })).toBeChecked();
	await expect.element(page.getByText("You have no score on this board yet.")).toBeVisible();
	expect(new Set(asked)).toEqual(new Set(["board auto", "ownRank auto"]));
	expect(router.state.location.search).toEqual({ game: "countryGame" });
	await page.getByRole("radio", { name: "Everyone" }).click();
	await choose("Game", "CS 1.6 Weapons");
	await expect.poll(() => router.state.location.search).toEqual({ game: "cs16Game", among: "all" });
	await expect.element(page.getByRole("radio", { name: "Everyone" })).toBeChecked();
});

test("chooses a game by keyboard, and keeps the choice in the address", async () => {
	const { router } = await renderApp("/leaderboard", [signedIn, nowhere, board]);
	await menuButton("Game").click();
	await expect.element(entry("GitHub Stars")).toHaveFocus();
	await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
	await expect.element(menuButton("Game")).toHaveAccessibleName("Game: Countries (Country Population)");
	await expect.poll(() => router.state.location.search).toEqual({ game: "countryGame" });
	await expect.element(menuButton("Game")).toHaveFocus();
});
