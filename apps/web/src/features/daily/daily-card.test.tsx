import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../testing/answers.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { sampleResult, sampleToday } from "./testing/sample-deck.ts";

const card = page.getByRole("region", { name: "Today’s deck" });
const streak = { current: 12, longest: 20, grace: 1, untilGrace: 3 };

test("shows a player the deck's progress and the streak", async () => {
	const signedIn = answer("me", "get", { user: player() });
	const run = { status: "playing", round: 4, score: 2, marks: ["right", "wrong", "right"] } as const;
	await renderApp("/", [signedIn, answer("daily", "today", sampleToday({ run, streak }))]);
	await expect.element(card).toMatchTextContent(/Round 4, 2 right so far\./);
	await expect.element(card.getByRole("listitem").nth(1)).toMatchTextContent(/wrong/);
	await expect.element(card.getByRole("link", { name: "Go on" })).toBeVisible();
});

test("shows the streak before the deck, and afterwards the score and the next deck", async () => {
	const first = await renderApp("/", [answer("daily", "today", sampleToday({ streak }))]);
	await expect.element(card).toMatchTextContent(/12 days in a row\. Keep it going\./);
	await first.unmount();
	const { score, timeMs, marks } = sampleResult();
	const over = sampleToday({ run: { status: "over", score, timeMs, marks }, streak });
	await renderApp("/", [answer("daily", "today", over)]);
	await expect.element(card).toMatchTextContent(/8 of 10/);
	await expect.element(card.getByRole("timer")).toMatchTextContent(/^0[45]:/);
	await expect.element(card.getByRole("link", { name: "Your result" })).toBeVisible();
});

test("shows which friends are done, also once the player is", async () => {
	const signedIn = answer("me", "get", { user: player() });
	const latest = [{ userId: "maya", username: "Maya", avatarUrl: "/avatars/initials/M-3.svg" }];
	const first = await renderApp("/", [
		signedIn,
		answer("daily", "today", sampleToday({ friendsDone: { count: 4, latest } })),
	]);
	await expect.element(card).toMatchTextContent(/4 friends are done/);
	await first.unmount();
	const { score, timeMs, marks } = sampleResult();
	const run = { status: "over", score, timeMs, marks } as const;
	await renderApp("/", [
		signedIn,
		answer("daily", "today", sampleToday({ run, friendsDone: { count: 1, latest } })),
	]);
	await expect.element(card).toMatchTextContent(/Maya is done/);
});
