import type { Mark } from "@hilo/rules/play/view";
import { type HttpHandler, HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, hold, refuse } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { overToday, resultAnswer } from "../testing/daily-answers.ts";
import { SAMPLE_GAMES, sampleFriends } from "../testing/sample-deck.ts";
import { sampleHistory } from "../testing/sample-history.ts";
import type { DailyResultView } from "./score-text.ts";

const marks = (right: number): Mark[] => SAMPLE_GAMES.map((_, n) => (n < right ? "right" : "wrong"));
const friends = page.getByRole("region", { name: "Your friends today" });
const rows = friends.getByRole("listitem");
const ben = { userId: "ben", username: "ben", avatarUrl: "", isNudged: false };

const open = (result: Partial<DailyResultView>, handlers: HttpHandler[] = []) =>
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
	await expect.element(page.getByText("Hardest for you: Movie Budgets 1 of 2")).toBeVisible();
	await expect.element(page.getByRole("link", { name: /^Play/ })).toHaveAttribute("href", "/movie-game");
	await expect.element(friends).not.toBeInTheDocument();
});

test("says how many duels wait, how each pair compares, and invites a player without friends to find some", async () => {
	await open({}, [answer("friends", "list", []), answer("duels", "waiting", { count: 2 })]);
	await expect
		.element(page.getByRole("link", { name: "2 duels wait for you" }))
		.toHaveAttribute("href", "/duels");
	await expect
		.element(page.getByRole("link", { name: "Invite friends" }))
		.toHaveAttribute("href", "/friends");
	const cards = page.getByRole("region", { name: "The ten cards" }).getByRole("listitem");
	await expect.element(cards.first()).toMatchTextContent(/50 more visitors than First of 1/);
});

test("offers the weakest game instead of sharing after a deck without a right answer", async () => {
	await open({ marks: marks(0) });
	await expect.element(page.getByRole("link", { name: /^Play/ })).toHaveAttribute("href", "/country-game");
	await expect.element(page.getByRole("button", { name: "Share" })).not.toBeInTheDocument();
});

test("shows how often each score was reached, with today’s marked", async () => {
	await open({}, [sampleHistory()]);
	const columns = page.getByRole("list", { name: "Scores of 31 decks" }).getByRole("listitem");
	await expect.element(columns.nth(8)).toMatchTextContent(/8 of 10: 8 times, today’s among them$/);
	await expect.element(columns.nth(7)).toMatchTextContent(/7 of 10: 4 times$/);
});

test("shows the scores only with today’s, although those from before the deck are cached", async () => {
	const { held, release } = hold("daily", "history");
	const { router } = await open({}, [sampleHistory({ scores: [0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0] })]);
	await expect.element(page.getByText(/8 of 10: 2 times/)).toBeInTheDocument();
	await router.navigate({ to: "/credits" });
	network.use(held, sampleHistory({ scores: [0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0] }));
	await router.navigate({ to: "/daily" });
	await expect.element(page.getByText("Hardest for you: Movie Budgets 1 of 2")).toBeVisible();
	await expect.element(page.getByRole("heading", { name: "Your scores" })).not.toBeInTheDocument();
	release();
	await expect.element(page.getByText(/8 of 10: 3 times, today’s among them/)).toBeInTheDocument();
});

test("shows no scores after the first deck", async () => {
	await open({}, [sampleHistory({ scores: [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0] })]);
	await expect.element(page.getByText("Hardest for you: Movie Budgets 1 of 2")).toBeVisible();
	await expect.element(page.getByRole("heading", { name: "Your scores" })).not.toBeInTheDocument();
});
