import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, refuse } from "../../../testing/answers.ts";
import { holdPoll } from "../../../testing/hold-poll.ts";
import { maintenance } from "../../../testing/maintenance.ts";
import { withMotion } from "../../../testing/motion.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { watchCalls } from "../../../testing/watch-calls.ts";
import { holdClock } from "../../play/testing/stage.clock.ts";
import { phase, press } from "../../play/testing/stage.page.ts";
import {
	dailyAnswers,
	lastVerdict,
	opened,
	resultAnswer,
	today,
	verdictOn,
} from "../testing/daily-answers.ts";

const signedIn = answer("me", "get", { user: player() });
const playButton = page.getByRole("button", { name: "Play", exact: true });
const goOn = page.getByRole("button", { name: "Go on" });
const stage = page.getByRole("region", { name: "Hilo 142", exact: true });
const dialog = page.getByRole("dialog");

let pass: (ms: number) => void;
beforeEach(async () => {
	await withMotion();
	pass = holdClock();
	holdPoll();
});

/** Waits until the number has finished counting up. */
async function numberCounted(): Promise<void> {
	await expect.poll(phase).toBe("counting");
	pass(500);
	await expect.poll(phase).not.toBe("counting");
}

test("lets a visitor begin, continues after a mistake, and shows the crowd's answer after the guess", async () => {
	await renderApp("/daily", [...dailyAnswers(), answer("daily", "guess", verdictOn(1, false))]);
	await expect.element(page.getByRole("heading", { name: "Hilo 142" })).toBeVisible();
	await playButton.click();
	await expect.poll(phase).toBe("asking");
	await expect.element(stage.getByText("Round 1 of 10")).toBeVisible();
	await expect.element(stage.getByText(/% said/)).not.toBeInTheDocument();
	await press("{ArrowUp}");
	await numberCounted();
	expect(phase()).toBe("crossed");
	await expect.element(stage.getByText("62 % said lower")).toBeVisible();
	pass(4000);
	await expect.poll(phase).toBe("asking");
	await expect.element(stage.getByText("Round 2 of 10")).toBeVisible();
});

test("continues where it was left", async () => {
	const run = { status: "playing", round: 4, score: 2, marks: ["right", "wrong", "right"] } as const;
	await renderApp("/daily", [
		answer("daily", "today", today({ run })),
		answer("daily", "start", { ...opened, round: 4, score: 2, marks: run.marks }),
	]);
	await expect.element(page.getByText("You’re in round 4, with 2 right so far.")).toBeVisible();
	await goOn.click();
	await expect.element(stage.getByText("Round 4 of 10")).toBeVisible();
});

test("keeps the result after the last answer, and offers the next deck once it is open", async () => {
	const run = { status: "playing", round: 10, score: 7, marks: [] } as const;
	const { refetch } = await renderApp("/daily", [
		answer("daily", "today", today({ run })),
		answer("daily", "start", { ...opened, round: 10, score: 7 }),
		answer("daily", "guess", lastVerdict),
		resultAnswer(),
	]);
	await goOn.click();
	await expect.poll(phase).toBe("asking");
	await press("{ArrowDown}");
	await numberCounted();
	pass(4000);
	await expect.element(page.getByText("Next deck in")).toBeVisible();
	network.use(answer("daily", "today", today({ day: "2026-11-24", number: 143 })));
	await refetch();
	await expect.element(page.getByRole("link", { name: "Play it now" })).toBeVisible();
	await expect.element(page.getByRole("heading", { name: /^Hilo 142/ })).toBeVisible();
});

const MINUTE_MS = 60_000;
const nextDay = today({ day: "2026-11-24", number: 143 });

test("says from five minutes before midnight how long the deck is open, and how long once begun", async () => {
	await renderApp("/daily", [
		answer("daily", "today", today({ closesInMs: 4 * MINUTE_MS + 19_000 })),
		...dailyAnswers(),
	]);
	await expect
		.element(page.getByText(/^This deck is open for 4:1\d\. Once begun, you have ten more minutes\.$/))
		.toBeVisible();
	await playButton.click();
	await expect.element(stage.getByText(/^Open for 14:1\d$/)).toBeVisible();
});

test("says that a begun deck has closed, and shows what was played", async () => {
	await renderApp("/daily", [...dailyAnswers(), refuse("daily", "guess", "daily/not-open"), resultAnswer()]);
	await playButton.click();
	await expect.poll(phase).toBe("asking");
	network.use(answer("daily", "today", nextDay));
	await press("{ArrowUp}");
	await expect
		.element(page.getByText("This deck’s day is over. The rounds that you played count."))
		.toBeVisible();
	await expect.element(page.getByRole("link", { name: "Play it now" })).toBeVisible();
});

test("says that a deck has closed before it was begun, beside the next one", async () => {
	await renderApp("/daily", [refuse("daily", "start", "daily/not-open"), ...dailyAnswers()]);
	await expect.element(playButton).toBeEnabled();
	network.use(answer("daily", "today", nextDay));
	await playButton.click();
	await expect.element(page.getByText("The day of Hilo 142 is over. This is today’s deck.")).toBeVisible();
	await expect.element(page.getByRole("heading", { name: "Hilo 143" })).toBeVisible();
});

test("says so after a reload too, where the deck was open before", async () => {
	sessionStorage.setItem("daily", JSON.stringify("2026-11-23"));
	await renderApp("/daily", [answer("daily", "today", nextDay), ...dailyAnswers()]);
	await expect
		.element(page.getByText("The day of Hilo 142 is over. The rounds that you played count."))
		.toBeVisible();
	expect(sessionStorage.getItem("daily")).toBeNull();
});

test("shows the result of a deck that another tab has finished", async () => {
	await renderApp("/daily", [...dailyAnswers(), refuse("daily", "guess", "play/run-over")]);
	await playButton.click();
	await expect.poll(phase).toBe("asking");
	network.use(refuse("daily", "start", "play/run-over"), resultAnswer());
	await press("{ArrowUp}");
	await expect.element(page.getByText("Next deck in")).toBeVisible();
});

test("begins the deck for the player of the page", async () => {
	const begun = watchCalls("daily.start");
	await renderApp("/daily", [signedIn, ...dailyAnswers()]);
	await playButton.click();
	await expect.poll(phase).toBe("asking");
	expect(begun()).toEqual([expect.objectContaining({ day: "2026-11-23", owner: "ada" })]);
});

test("begins nothing after the session has ended, and says so", async () => {
	await renderApp("/daily", [signedIn, refuse("daily", "start", "accounts/signed-out"), ...dailyAnswers()]);
	await playButton.click();
	await expect.element(dialog.getByText("Please sign in to continue.")).toBeVisible();
	await expect
		.element(dialog.getByRole("link", { name: "Sign in" }))
		.toHaveAttribute("href", "/sign-in?from=%2Fdaily");
});

test("holds the round during maintenance, and continues afterwards", async () => {
	const { refetch } = await renderApp("/daily", dailyAnswers());
	await playButton.click();
	await expect.poll(phase).toBe("asking");
	network.use(refuse("daily", "guess", "site/maintenance"), maintenance());
	await press("{ArrowUp}");
	await expect.poll(phase).toBe("judging");
	network.use(maintenance({ maintenanceMode: false }), answer("daily", "guess", verdictOn(1, true)));
	await refetch();
	await numberCounted();
	await expect.element(stage.getByText(/^Score\s*1$/)).toBeVisible();
});
