import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, refuse } from "../../testing/answers.ts";
import { holdPoll } from "../../testing/hold-poll.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";
import { duelCard } from "./testing/duels.ts";

const turns = page.getByRole("region", { name: "Your turn" });
const open = page.getByRole("region", { name: "Waiting for others" });
const finished = page.getByRole("region", { name: "Finished" });

test("lists first where it is the player's turn, then open and finished duels with the score", async () => {
	holdPoll();
	const states = ["won", "lost", "drawn", "declined", "theirs", "yours"] as const;
	const recent = states.map((state) => duelCard(state, { state }));
	let requests = 0;
	let waiting = [
		duelCard("d1", { toBeat: { score: 7 } }),
		duelCard("d2", { mode: "live" }),
		duelCard("d3", { isChallenger: true, isRematch: true }),
	];
	await renderApp("/duels", [
		http.get("/api/trpc/duels.mine", () => {
			requests++;
			return HttpResponse.json({ result: { data: { waiting, recent } } });
		}),
		http.post("/api/trpc/duels.decline", () => {
			waiting = waiting.slice(1);
			return HttpResponse.json({ result: { data: null } });
		}),
		answer("duels", "records", [{ userId: "maya", won: 1, lost: 0, drawn: 0 }]),
		answer("me", "get", { user: player() }),
	]);
	await expect
		.element(turns.getByRole("link", { name: "Join: Maya Countries" }))
		.toHaveAttribute("href", "/duel/d2");
	const resultsIn = (list: typeof open) =>
		list
			.getByRole("listitem")
			.elements()
			.map(({ lastElementChild }) => lastElementChild?.textContent);
	expect(resultsIn(finished)).toEqual(["✓You won", "✕You lost", "=A draw", "–Declined"]);
	expect(resultsIn(open)).toEqual(["○Not played yet", "○Not played yet"]);
	await expect.element(finished.getByText("Duels: you 1, Maya 0").first()).toBeInTheDocument();
	await expect.element(turns.getByText("got 7 of 10. Can you beat it?")).toBeVisible();
	expect(turns.getByRole("button", { name: /^Decline/ }).elements()).toHaveLength(2);
	await turns.getByRole("button", { name: "Decline: Maya Countries" }).first().click();
	await expect.poll(() => turns.getByRole("listitem").elements().length).toBe(2);
	await expect.poll(() => requests).toBe(2);
	await expect.element(turns.getByRole("heading")).toHaveFocus();
});

test("says that a challenge could not be declined, and lists it again", async () => {
	holdPoll();
	await renderApp("/duels", [
		answer("duels", "mine", { waiting: [duelCard("d1")], recent: [] }),
		refuse("duels", "decline", "duels/over"),
		answer("me", "get", { user: player() }),
	]);
	await turns.getByRole("button", { name: /^Decline/ }).click();
	await expect.poll(shownToasts).toEqual(["Error: This duel is over"]);
	await expect.element(turns.getByRole("link", { name: /^Play/ })).toBeVisible();
	expect(finished.query()).toBeNull();
});

test("leads a player without duels to a challenge", async () => {
	await renderApp("/duels", [
		answer("duels", "mine", { waiting: [], recent: [] }),
		answer("me", "get", { user: player() }),
	]);
	await expect.element(page.getByRole("heading", { name: "No duels yet" })).toBeVisible();
	const challenge = page.getByRole("link", { name: "New challenge" });
	await expect.element(challenge).toHaveAttribute("href", "/duel/new");
});
