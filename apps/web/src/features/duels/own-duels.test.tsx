import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, refuse } from "../../testing/answers.ts";
import { expectAccessible } from "../../testing/axe.ts";
import { noFriends } from "../../testing/friends.ts";
import { holdPoll } from "../../testing/hold-poll.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";
import { duelCard } from "./testing/duels.ts";

const challenges = page.getByRole("region", { name: "Challenges" });
const duels = page.getByRole("region", { name: "Duels", exact: true });

test("lists waiting challenges with their actions, and the results of others", async () => {
	holdPoll();
	const states = ["won", "lost", "drawn", "declined", "theirs", "yours"] as const;
	const recent = states.map((state) => duelCard(state, { state }));
	let requests = 0;
	let waiting = [duelCard("d1"), duelCard("d2", { mode: "live" })];
	await renderApp("/profile?tab=friends", [
		http.get("/api/trpc/duels.mine", () => {
			requests++;
			return HttpResponse.json({ result: { data: { waiting, recent } } });
		}),
		http.post("/api/trpc/duels.decline", () => {
			waiting = waiting.slice(1);
			return HttpResponse.json({ result: { data: null } });
		}),
		answer("me", "get", { user: player() }),
		...noFriends,
	]);
	await expect
		.element(challenges.getByRole("link", { name: "Join: Maya Countries" }))
		.toHaveAttribute("href", "/duel/d2");
	await duels.getByRole("button", { name: "Show all 6" }).click();
	const rows = duels.getByRole("listitem").elements();
	expect(rows.map(({ lastElementChild }) => lastElementChild?.textContent)).toEqual([
		"✓You won",
		"✕You lost",
		"=A draw",
		"–Declined",
		"○Not played yet",
		"○Your turn",
	]);
	await expectAccessible();
	await challenges.getByRole("button", { name: "Decline: Maya Countries" }).first().click();
	await expect.poll(() => challenges.getByRole("listitem").elements().length).toBe(1);
	await expect.poll(() => requests).toBe(2);
	await expect.element(challenges.getByRole("heading")).toHaveFocus();
});

test("names the player's own ghost, and an unopened link", async () => {
	const recent = [
		duelCard("d1", { other: null, state: "lost" }),
		duelCard("d2", { other: null, state: "theirs" }),
	];
	await renderApp("/profile?tab=friends", [
		answer("duels", "mine", { waiting: [], recent }),
		answer("me", "get", { user: player() }),
		...noFriends,
	]);
	await expect.element(duels.getByRole("link", { name: "Your ghost" })).toHaveAttribute("href", "/duel/d1");
	await expect.element(duels.getByRole("link", { name: "By link" })).toHaveAttribute("href", "/duel/d2");
});

test("says that a challenge could not be declined, and lists it again", async () => {
	holdPoll();
	await renderApp("/profile?tab=friends", [
		answer("duels", "mine", { waiting: [duelCard("d1")], recent: [] }),
		refuse("duels", "decline", "duels/over"),
		answer("me", "get", { user: player() }),
		...noFriends,
	]);
	await challenges.getByRole("button", { name: /^Decline/ }).click();
	await expect.poll(shownToasts).toEqual(["Error: This duel is over"]);
	await expect.element(challenges.getByRole("link", { name: /^Play/ })).toBeVisible();
	expect(duels.query()).toBeNull();
});
