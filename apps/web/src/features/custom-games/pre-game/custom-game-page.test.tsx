import { http } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, breakOff, refuse } from "../../../testing/answers.ts";
import { holdPoll } from "../../../testing/hold-poll.ts";
import { withMotion } from "../../../testing/motion.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { watchCalls } from "../../../testing/watch-calls.ts";
import { holdClock } from "../../play/testing/stage.clock.ts";
import { dialog, phase, press, settled } from "../../play/testing/stage.page.ts";
import {
	boardRow,
	everest,
	k2,
	peaks,
	peaksGame,
	peaksOpening,
	peaksRun,
	peaksWrong,
} from "../testing/peaks.ts";

const me = player();
const signedIn = answer("me", "get", { user: me });
const region = page.getByRole("region", { name: "High Peaks" });
const ready = page.getByRole("button", { name: "Ready!" });
const text = () => document.querySelector("main")?.textContent ?? "";

let pass: (ms: number) => void;
beforeEach(async () => {
	await withMotion();
	pass = holdClock();
	holdPoll();
});

const asked = () => expect.poll(phase).toBe("asking-untimed");

test("shows the game's details before the game", async () => {
	const rows = [boardRow(1, "grace", 9), boardRow(2, "ada", 4)];
	await renderApp("/custom-game/peaks", [
		signedIn,
		answer("customGames", "get", { ...peaksGame, topScores: rows, personalBest: 4 }),
		answer("customGames", "current", null),
	]);
	await expect.element(ready).toBeEnabled();
	const words = text();
	for (const each of [
		"by grace_hopper",
		"Which mountain is higher?",
		"Items25",
		"TimerNone",
		"Plays3",
		"Your best4",
		"ComparedHeight in metres",
		"1,797.5 to 8,848.86",
	])
		expect(words.replaceAll(/\s+/g, " ")).toContain(each);
	const board = page.getByRole("region", { name: "Top scores" }).getByRole("listitem");
	expect(board.elements()).toHaveLength(2);
	await expect.element(board.nth(1)).toHaveAttribute("aria-current", "true");
});

test("names the source, date and licence of the numbers, and links only what is safe to open", async () => {
	const shown = { source: "https://en.wikipedia.org/wiki/Everest", asOf: "2026-08", isSourced: true };
	const sourced = { ...peaksGame, ...shown, licence: "cc-by" } as const;
	const { unmount } = await renderApp("/custom-game/peaks", [answer("customGames", "get", sourced)]);
	const source = page.getByRole("link", { name: "en.wikipedia.org (opens in a new tab)" });
	await expect.element(source).toHaveAttribute("href", shown.source);
	await expect.element(source).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
	await expect.element(page.getByRole("link", { name: /^CC BY 4\.0/ })).toBeVisible();
	expect(text()).toContain("As of August 2026");
	expect(text()).toContain("All numbers sourced");
	await unmount();
	const script = "javascript:alert(1)";
	await renderApp("/custom-game/peaks", [answer("customGames", "get", { ...peaksGame, source: script })]);
	await expect.element(page.getByText(script)).toBeVisible();
	expect(document.querySelector(`[href^="javascript"]`)).toBeNull();
	expect(text()).not.toContain("All numbers sourced");
});

test("lets a visitor play in the browser by the documented times, counts one play, and offers an account", async () => {
	await renderApp("/custom-game/peaks?key=secret", [
		answer("customGames", "get", { ...peaksGame, shareableLink: null }),
		answer("customGames", "opening", { ...peaksOpening, cards: [everest, k2] }),
		answer("customGames", "countPlay", { playCount: 4 }),
		answer("duels", "create", { id: "d1" }),
	]);
	const counted = watchCalls("customGames.countPlay");
	await ready.click();
	await asked();
	await expect.element(region).toHaveFocus();
	await expect.element(region.getByText("Numbers by grace_hopper", { exact: true })).toBeVisible();
	const known = document.querySelector(".half-name")?.textContent;
	await press(known === everest.name ? "l" : "h");
	await settled(pass);
	await expect.poll(phase).toBe("right");
	expect(counted()).toEqual([]);
	pass(2500);
	await expect.poll(phase).toBe("closing");
	pass(2000);
	await expect.element(dialog.getByText("You beat the whole deck!")).toBeVisible();
	await expect.element(dialog.getByRole("link", { name: "Create a free account" })).toBeVisible();
	await expect.element(dialog.getByText(/this one won’t be saved/)).toBeVisible();
	await expect.element(dialog.getByRole("link", { name: "All games" })).toHaveAttribute("href", "/games");
	const challenges = watchCalls("duels.create");
	await dialog.getByRole("button", { name: "Share" }).click();
	const { poolId, seed } = peaksOpening;
	const answers = [{ guess: known === everest.name ? "lower" : "higher", ms: expect.any(Number) }];
	const visit = { kind: "visit", game: "custom", filter: "", customGameId: "peaks", key: "secret" };
	await expect.poll(challenges).toEqual([{ source: { ...visit, poolId, seed, answers } }]);
	await expect.poll(counted).toEqual([{ id: "peaks", key: "secret" }]);
	await dialog.getByRole("button", { name: "Play again" }).click();
	await asked();
	expect(counted()).toHaveLength(1);
});

test("lets the server judge a player, and shows score, rewards and place at the end", async () => {
	await renderApp("/custom-game/peaks", [
		signedIn,
		answer("customGames", "get", peaksGame),
		answer("customGames", "current", null),
		answer("customGames", "start", { ...peaksRun, round: 2, score: 1 }),
		answer("customGames", "board", {
			among: "all",
			rows: [boardRow(1, "x", 9), boardRow(2, "y", 5), boardRow(3, "ada", 1)],
			personalBest: 1,
		}),
		answer("play", "guess", peaksWrong),
		answer("friends", "list", []),
	]);
	await ready.click();
	await asked();
	await expect.element(region.getByText("Height in metres: is K2 higher than Mount Everest?")).toBeVisible();
	await press("h");
	await settled(pass);
	await expect.poll(phase).toBe("crossed");
	pass(1100);
	await expect.poll(phase).toBe("closing");
	pass(2000);
	await expect.element(dialog.getByText("You’re 3rd on this board")).toBeVisible();
	await expect.element(dialog.getByText(/\+75 XP/)).toBeVisible();
	await expect.element(dialog.getByText(/Daily challenge · 1 of 3/)).toBeVisible();
	await expect
		.element(dialog.getByRole("link", { name: "Challenge a friend" }))
		.toHaveAttribute("href", "/duel/new?run=run-1&score=1&custom=peaks");
	await dialog.getByRole("button", { name: "Invite a friend" }).click();
	const share = page.getByRole("dialog", { name: "Share High Peaks" });
	await expect.element(share.getByRole("tab", { name: "Friends", selected: true })).toBeVisible();
});

test("continues an open run", async () => {
	await renderApp("/custom-game/peaks", [
		signedIn,
		answer("customGames", "get", peaksGame),
		answer("customGames", "current", { ...peaksRun, round: 5, score: 4 }),
		answer("customGames", "start", { ...peaksRun, round: 5, score: 4 }),
	]);
	await expect.element(page.getByText(/You have a run open, with a score of 4/)).toBeVisible();
	await page.getByRole("button", { name: "Continue" }).click();
	await asked();
	await expect.element(region.getByText(/^Score\s*4$/)).toBeVisible();
});

test("lets its creator preview it; nothing is stored or counted", async () => {
	const kept: string[] = [];
	network.use(
		http.post("/api/trpc/customGames.:call", ({ params }) => {
			kept.push(String(params.call));
			return undefined;
		}),
	);
	await renderApp("/custom-game/peaks?preview=true", [
		signedIn,
		answer("customGames", "get", { ...peaksGame, isOwn: true }),
		answer("customGames", "current", null),
		answer("customGames", "forEdit", {
			id: "peaks",
			version: 1,
			updatedAt: peaksGame.updatedAt,
			name: "High Peaks",
			description: "",
			valueLabel: "Height",
			question: "",
			source: "",
			asOf: "",
			licence: null,
			thousandsSeparator: true,
			category: null,
			privacyLevel: "private",
			timerSeconds: 0,
			items: peaks.map(({ id, name, value, art }) => ({ id, name, value, imageUrl: art.imageUrl ?? "" })),
			shareableLink: "/custom-game/peaks?key=secret",
		}),
	]);
	await asked();
	const values = [...document.querySelectorAll(".half-name")].map(
		({ textContent }) => peaks.find(({ name }) => name === textContent)?.value ?? 0,
	);
	await press((values[1] ?? 0) > (values[0] ?? 0) ? "h" : "l");
	await settled(pass);
	pass(60_000);
	await asked();
	await page.getByRole("button", { name: "Close", exact: true }).click();
	await expect.element(ready).toBeVisible();
	expect(kept).toEqual([]);
});

test("says why a board is closed, and offers to sign in where that may open it", async () => {
	await renderApp("/custom-game/peaks", [
		answer("customGames", "get", { ...peaksGame, board: "signed-out", privacyLevel: "invite_only" }),
	]);
	const text = "This game's leaderboard is private. Only invited users can view it.";
	await expect.element(page.getByText(text)).toBeVisible();
	await expect.element(page.getByRole("region", { name: "Top scores" }).getByRole("link")).toBeVisible();
});

test("says that a game has too few items, and can't be started", async () => {
	await renderApp("/custom-game/peaks", [answer("customGames", "get", { ...peaksGame, itemCount: 1 })]);
	await expect
		.element(page.getByText("This game doesn't have enough items to play. It needs at least 2 items."))
		.toBeVisible();
	expect(ready.query()).toBeNull();
});

test.each([
	["not there", refuse("customGames", "get", "custom-games/not-found"), "Game not found"],
	[
		"not for this visitor",
		refuse("customGames", "get", "custom-games/no-access"),
		"You don't have access to this game",
	],
	["out of reach", breakOff("customGames", "get"), "Error loading game"],
])("says that a game is %s, with a way out", async (_, handler, says) => {
	await renderApp("/custom-game/peaks", [handler]);
	await expect.element(page.getByRole("heading", { level: 1, name: says })).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Back to Home" })).toBeVisible();
});

test("a game that is removed while its page is open is told, and an open run goes on", async () => {
	const { refetch } = await renderApp("/custom-game/peaks", [
		answer("customGames", "get", peaksGame),
		answer("customGames", "opening", peaksOpening),
	]);
	await expect.element(ready).toBeVisible();
	network.use(refuse("customGames", "get", "custom-games/not-found"));
	await refetch();
	await expect.element(page.getByRole("heading", { level: 1, name: "Game not found" })).toBeVisible();
	network.use(answer("customGames", "get", peaksGame));
	await refetch();
	await ready.click();
	await asked();
	network.use(refuse("customGames", "get", "custom-games/not-found"));
	await refetch();
	await asked();
});

test("says on the stage that the items failed to load", async () => {
	await renderApp("/custom-game/peaks", [
		answer("customGames", "get", peaksGame),
		refuse("customGames", "opening", "site/unexpected"),
	]);
	await ready.click();
	await expect.element(dialog.getByText("Failed to load game")).toBeVisible();
});
