import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, refuse } from "../../../testing/answers.ts";
import { holdPoll } from "../../../testing/hold-poll.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { holdClock } from "../../play/testing/stage.clock.ts";
import { phase, press } from "../../play/testing/stage.page.ts";
import { resultAnswer } from "../testing/daily-answers.ts";
import { archive, history, pastDeck, rightGuesses } from "../testing/past-deck.ts";

const answers = () => [
	answer("daily", "past", pastDeck()),
	answer("daily", "archive", archive()),
	answer("daily", "history", history()),
	resultAnswer({ day: "2026-11-20", number: 139 }),
];
const playButton = page.getByRole("button", { name: "Play", exact: true });
const stage = page.getByRole("region", { name: "Hilo 139", exact: true });
const KEYS = { higher: "{ArrowUp}", lower: "{ArrowDown}" };

let pass: (ms: number) => void;
beforeEach(async () => {
	pass = holdClock();
	holdPoll();
});

async function playAll(): Promise<void> {
	for (const [n, right] of rightGuesses.entries()) {
		await expect.element(stage.getByText(`Round ${n + 1} of 10`)).toBeVisible();
		await expect.poll(phase).toBe("asking");
		const guess = n === 1 ? (right === "higher" ? "lower" : "higher") : right;
		await press(KEYS[guess]);
		await expect.poll(phase).toBe("counting");
		pass(1500);
		await expect.poll(phase).not.toBe("counting");
		pass(8000);
	}
}

test("plays a past deck without the server, and says that it does not count", async () => {
	await renderApp("/daily/archive/2026-11-20", answers());
	await expect.element(page.getByText("On its day you had 7 of 10.")).toBeVisible();
	await expect.element(page.getByRole("listitem").filter({ hasText: /: wrong/ })).toHaveLength(1);
	await expect
		.element(page.getByRole("link", { name: "Challenge a friend on this deck" }))
		.toHaveAttribute("href", "/duel/new?deck=2026-11-20");
	await playButton.click();
	await playAll();
	await expect.element(page.getByText(/^Your score: 9/)).toBeVisible();
	await expect.element(page.getByText(/Just for fun: no leaderboard, no streak/)).toBeVisible();
	await expect.element(page.getByText("Next deck in")).not.toBeInTheDocument();
	const cards = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
	await expect.element(cards).toHaveLength(10);
	expect(cards.nth(1).element().textContent).toContain("Wrong");
	await page.getByRole("button", { name: "Play again" }).click();
	await expect.element(stage.getByText("Round 1 of 10")).toBeVisible();
});

test("links the neighbouring decks, and lists all with the player's scores", async () => {
	await renderApp("/daily/archive/2026-11-20", answers());
	await expect
		.element(page.getByRole("link", { name: "Previous deck, Hilo 138" }))
		.toHaveAttribute("href", "/daily/archive/2026-11-19");
	await expect
		.element(page.getByRole("link", { name: "Next deck, Hilo 140" }))
		.toHaveAttribute("href", "/daily/archive/2026-11-21");
	await page.getByRole("link", { name: "Past decks" }).click();
	await expect.element(page.getByRole("heading", { name: "November 2026" })).toBeVisible();
	const played = page.getByRole("link", { name: "Friday 20 November, deck 139: 7 of 10" });
	await expect.element(played).toHaveAttribute("href", "/daily/archive/2026-11-20");
	await expect
		.element(page.getByRole("link", { name: "October 2026" }))
		.toHaveAttribute("href", "/daily/archive?month=2026-10");
});

test("links to the archive from an unknown day and from a malformed one", async () => {
	await renderApp("/daily/archive/2031-01-01", [refuse("daily", "past", "daily/not-closed")]);
	await expect.element(page.getByRole("heading", { name: "No such deck" })).toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Past decks" }))
		.toHaveAttribute("href", "/daily/archive");
});
