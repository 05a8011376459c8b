import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { accept, answer } from "../../../testing/answers.ts";
import { holdPoll } from "../../../testing/hold-poll.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { watchCalls } from "../../../testing/watch-calls.ts";
import { holdClock } from "../../play/testing/stage.clock.ts";
import { phase, press } from "../../play/testing/stage.page.ts";
import { claimVisitorPairs, keepMissed, visitorPairs } from "../../practice/visitor-pairs.ts";
import { overToday } from "../testing/daily-answers.ts";
import { pastDeck, rightGuesses } from "../testing/past-deck.ts";

const DAY_MS = 86_400_000;
const ROUNDS = pastDeck().rounds.slice(0, 2);
const KEYS = { higher: "{ArrowUp}", lower: "{ArrowDown}" };
const signedIn = answer("me", "get", { user: player() });
const play = page.getByRole("button", { name: "Play", exact: true });

let pass: (ms: number) => void;
beforeEach(() => {
	pass = holdClock();
	holdPoll();
	localStorage.clear();
});

/** Plays both rounds, the second one wrong. */
async function playBoth(): Promise<void> {
	for (const [n, right] of rightGuesses.slice(0, 2).entries()) {
		await expect.element(page.getByText(`Round ${n + 1} of 2`)).toBeVisible();
		await expect.poll(phase).toBe("asking");
		await press(KEYS[n === 0 ? right : right === "higher" ? "lower" : "higher"]);
		await expect.poll(phase).toBe("counting");
		pass(1500);
		await expect.poll(phase).not.toBe("counting");
		pass(8000);
	}
}

test("a player practises from the home page, and each answer is sent", async () => {
	const dealt = ROUNDS.map((round, n) => ({
		...round,
		pair: {
			game: round.game,
			filter: "",
			first: round.first.id,
			second: round.second.id,
			measure: "",
			step: 0,
			rights: 0,
			askedAt: n,
		},
	}));
	const answered = watchCalls("practice.answer");
	await renderApp("/", [
		answer("practice", "due", [{ game: "country", count: 2, nextInDays: null, nextCount: 0, missedAt: 1 }]),
		answer("practice", "deal", { rounds: dealt }),
		accept("practice", "answer"),
		signedIn,
	]);
	await page.getByRole("link", { name: "2 to practise" }).click();
	await expect.element(page.getByText(/1, 3 and 7 days/)).toBeVisible();
	await expect.element(page.getByRole("list", { name: "By game" })).toHaveTextContent("Countries: 2");
	await play.click();
	network.use(answer("practice", "due", []));
	await playBoth();
	await expect.element(page.getByRole("heading", { name: "1 of 2 right" })).toBeVisible();
	await expect.element(page.getByText("Come again: 1 tomorrow, 1 in 3 days.")).toBeVisible();
	expect(answered()).toMatchObject([{ right: true }, { right: false }]);
});

const laterOf = (game: "country" | "movie", nextCount: number, missedAt: number | null) => ({
	game,
	count: 0,
	nextInDays: 3,
	nextCount,
	missedAt,
});

test("where no pair is due, says how many come and when, and offers the game of the last mistake", async () => {
	await renderApp("/practise", [
		answer("practice", "due", [laterOf("movie", 1, 5), laterOf("country", 2, 9)]),
		signedIn,
	]);
	await expect.element(page.getByRole("heading", { name: "3 pairs in 3 days" })).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Play Countries" }))
		.toHaveAttribute("href", "/country-game");
	await expect
		.element(page.getByRole("link", { name: "Play today’s deck" }))
		.toHaveAttribute("href", "/daily");
	await expect
		.element(page.getByRole("link", { name: "Movie Budgets 1 pair in 3 days" }))
		.toHaveAttribute("href", "/movie-game");
});

test("a player without missed pairs whose deck is finished is offered the games", async () => {
	await renderApp("/practise", [
		answer("practice", "due", []),
		answer("daily", "today", overToday()),
		signedIn,
	]);
	await expect.element(page.getByRole("heading", { name: "All clear" })).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Countries" }))
		.toHaveAttribute("href", "/country-game");
	await expect.element(page.getByRole("link", { name: "Play today’s deck" })).not.toBeInTheDocument();
});

test("a visitor reads the same of pairs that the browser keeps", async () => {
	for (const round of ROUNDS) keepMissed(round, { game: round.game, filter: "" });
	await renderApp("/practise");
	await expect.element(page.getByRole("heading", { name: "2 pairs tomorrow" })).toBeVisible();
	const title = CLASSIC_GAMES[ROUNDS[1]?.game ?? "country"].title;
	await expect.element(page.getByRole("link", { name: `Play ${title}` })).toBeVisible();
});

test("a visitor's missed pairs are kept in the browser until the next day, and go along at sign-up", async () => {
	const yesterday = vi.spyOn(Date, "now").mockReturnValue(Date.now() - DAY_MS);
	// The pair that was missed first comes first.
	for (const round of ROUNDS) {
		yesterday.mockReturnValue(Date.now() + 1);
		keepMissed(round, { game: round.game, filter: "" });
	}
	yesterday.mockRestore();
	await renderApp("/practise");
	await expect.element(page.getByRole("heading", { name: "2 to practise" })).toBeVisible();
	await play.click();
	await playBoth();
	await expect.element(page.getByRole("heading", { name: "1 of 2 right" })).toBeVisible();
	await page.getByRole("link", { name: "Back to Home" }).click();
	await expect.element(page.getByRole("link", { name: /to practise/ })).not.toBeInTheDocument();
	const kept = visitorPairs();
	expect(kept.map(({ rights }) => rights)).toEqual([0, 1]);
	const sent: unknown[] = [];
	const mutate = async (input: unknown) => void sent.push(input);
	const invalidate = vi.fn();
	await claimVisitorPairs({
		client: { practice: { claim: { mutate } } },
		practice: { due: { invalidate } },
	} as unknown as Parameters<typeof claimVisitorPairs>[0]);
	expect(invalidate).toHaveBeenCalledOnce();
	expect(sent).toMatchObject([{ pairs: [{ first: ROUNDS[1]?.first.id }, { first: ROUNDS[0]?.first.id }] }]);
	expect(JSON.stringify(sent)).not.toContain("cards");
	expect(visitorPairs()).toEqual([]);
});
