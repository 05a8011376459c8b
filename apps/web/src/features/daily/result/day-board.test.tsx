import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { answer } from "../../../testing/answers.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { overToday, resultAnswer } from "../testing/daily-answers.ts";
import { sampleFriends, samplePlaces } from "../testing/sample-deck.ts";

type DailyBoardView = Outputs["daily"]["board"];

const board = page.getByRole("region", { name: "The day’s board" });
const rows = board.getByRole("listitem");
const me = player();
const own = { rank: 1204, userId: me.id, username: me.username, avatarUrl: "", score: 3, timeMs: 98_000 };
const friends = sampleFriends(2);

const boards = (all: Partial<DailyBoardView>, among: Partial<DailyBoardView> = {}) =>
	http.get("/api/trpc/daily.board", ({ request }) => {
		const chosen = decodeURIComponent(request.url).includes('"friends"') ? among : all;
		const empty = { day: "2026-11-23", number: 142, rows: [], own: null, players: 0 };
		return HttpResponse.json({ result: { data: { ...empty, ...chosen } } });
	});

test("shows a player their place on the board of all, and the friends' board on request", async () => {
	const among = { rows: [...friends, { ...own, rank: 3 }], own: { ...own, rank: 3 }, players: 3 };
	await renderApp("/daily", [
		answer("me", "get", { user: me }),
		answer("daily", "today", overToday()),
		resultAnswer({ friends, score: 3 }),
		boards({ rows: samplePlaces(12), own, players: 4321 }, among),
	]);
	await expect.element(page.getByText("3rd of 3 among your friends.")).toBeVisible();
	await expect.element(rows).toHaveLength(6);
	await expect.element(rows.last()).toMatchTextContent(/Place 1,204.*You.*3 of 10.*1:38/);
	await board.getByRole("button", { name: "Show the best 12" }).click();
	await expect.element(rows).toHaveLength(13);
	await expect.element(board.getByText(/You are 1,204th of 4,321\./)).toBeVisible();
	await board.getByRole("radio", { name: "Friends" }).click();
	await expect.element(rows.nth(2)).toMatchTextContent(new RegExp(`Place 3.*${me.username}.*You`));
});

test("shows a visitor the board of all, and offers an account for friends", async () => {
	await renderApp("/daily", [
		answer("daily", "today", overToday()),
		resultAnswer(),
		boards({ rows: samplePlaces(3), players: 3 }),
	]);
	await expect.element(rows).toHaveLength(3);
	await expect.element(board.getByText(/Only players signed in/)).toBeVisible();
	await board.getByRole("radio", { name: "Friends" }).click();
	await expect
		.element(board.getByRole("link", { name: "Create a free account" }))
		.toHaveAttribute("href", "/sign-in?from=%2Fdaily&mode=sign-up");
	await expect.element(rows).toHaveLength(0);
});
