import type { DailyResultView } from "@hilo/rules/daily/daily.views";
import type { Mark } from "@hilo/rules/play/view";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { answer, refuse } from "../../../testing/answers.ts";
import { expectAccessible } from "../../../testing/axe.ts";
import { withMotion } from "../../../testing/motion.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { overToday, resultAnswer } from "../testing/daily-answers.ts";
import { SAMPLE_GAMES, sampleFriends } from "../testing/sample-deck.ts";
import { ResultCard } from "./result-card.tsx";

const marks = (right: number): Mark[] => SAMPLE_GAMES.map((_, n) => (n < right ? "right" : "wrong"));
const friends = page.getByRole("region", { name: "Your friends today" });
const rows = friends.getByRole("listitem");
const ben = { userId: "ben", username: "ben", avatarUrl: "", isNudged: false };

const open = (result: Partial<DailyResultView>, handlers: Parameters<typeof renderApp>[1] = []) =>
	renderApp("/daily", [
		...handlers,
		answer("me", "get", { user: player() }),
		answer("daily", "today", overToday()),
		resultAnswer(result),
	]);

test("shows friends' squares and who has not played, and nudges them once", async () => {
	const sent: unknown[] = [];
	const send = http.post("/api/trpc/chat.send", async ({ request }) => {
		sent.push(await request.json());
		return HttpResponse.json({ result: { data: {} } });
	});
	const cal = { ...ben, userId: "cal", username: "cal", isNudged: true };
	await open({ friends: sampleFriends(1), waitingFriends: [ben, cal] }, [
		refuse("chat", "send", "chat/too-many-messages"),
	]);
	await expect.element(rows.nth(0)).toMatchTextContent(/grace_hopper.*10 of 10/);
	await expect.element(rows.nth(1)).toMatchTextContent(/ben.*Hasn’t played yet/);
	await expect.element(rows.nth(2).getByRole("button", { name: "Nudged cal" })).toBeDisabled();
	await expectAccessible();
	const nudge = friends.getByRole("button", { name: "Nudge ben" });
	await nudge.click();
	await expect.element(friends.getByRole("alert")).toBeVisible();
	network.use(send);
	await nudge.click();
	const nudged = friends.getByRole("button", { name: "Nudged ben" });
	await expect.element(nudged).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	expect(sent).toEqual([
		{
			userId: "ben",
			clientId: "deck-2026-11-23",
			content: `I got 8 of 10 on today’s deck. Your turn!\n${location.origin}/daily`,
			owner: "ada",
		},
	]);
});

test("names the weakest game of a deck, with a link to it", async () => {
	await open({});
	await expect.element(page.getByText("Worst: Movie Budgets 1 of 2")).toBeVisible();
	await expect.element(page.getByRole("link", { name: /^Practise/ })).toHaveAttribute("href", "/movie-game");
	await expect.element(friends).not.toBeInTheDocument();
	expect(document.querySelector(".flip"), "the deck was played before").toBeNull();
});

test("offers practice instead of sharing after a deck without a right answer", async () => {
	await open({ marks: marks(0) });
	await expect
		.element(page.getByRole("link", { name: /^Practise/ }))
		.toHaveAttribute("href", "/country-game");
	await expect.element(page.getByRole("button", { name: "Share" })).not.toBeInTheDocument();
});

const card = (right: number, isNew: boolean) => (
	<ResultCard
		title="Hilo 142"
		score={right}
		scoreText=""
		games={SAMPLE_GAMES}
		marks={marks(right)}
		note=""
		isNew={isNew}
	>
		{null}
	</ResultCard>
);
const animated = () => document.getAnimations().map((each) => (each as CSSAnimation).animationName);

test("turns the squares over once after the last round, and celebrates nine and ten", async () => {
	await withMotion();
	const flips = Array.from({ length: 10 }, () => "flip");
	const shown = await render(card(9, true));
	expect(animated().filter((name) => name === "flip")).toEqual(flips);
	expect(animated()).toContain("burst-fall");
	await shown.rerender(card(8, true));
	expect(animated()).not.toContain("burst-fall");
	await shown.rerender(card(10, false));
	expect(animated()).toEqual([]);
});

test("keeps still under reduced motion, with the results from the start", async () => {
	await render(card(10, true));
	expect(animated()).toEqual([]);
	await expect.element(page.getByText("Countries: right").first()).toBeInTheDocument();
});
