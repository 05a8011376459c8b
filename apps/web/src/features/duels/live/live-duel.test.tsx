import { LIVE_DUEL_HEARTBEAT_MS } from "@hilo/rules/duels/caps";
import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emitLiveEvent } from "../../../platform/live/live-event-listeners.ts";
import { accept, answer } from "../../../testing/answers.ts";
import { holdTimers } from "../../../testing/hold-timers.ts";
import { withMotion } from "../../../testing/motion.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { quietSite } from "../../../testing/quiet-site.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { asked, press } from "../../play/testing/stage.page.ts";
import { challenge, firstRound, firstVerdict, maya, result } from "../testing/ghost-duels.ts";
import type { LiveDuelView } from "./live-duel-connection.ts";

const heading = page.getByRole("heading", { level: 1 });
const ready = page.getByRole("button", { name: "Ready", exact: true });

const note = () => document.querySelector(".dock-question")?.textContent;
const activity = () => document.querySelector(".rival-activity")?.textContent;

const lobby: LiveDuelView = {
	id: "d1",
	status: "open",
	round: 0,
	startsInMs: null,
	open: null,
	you: { isReady: false, score: 0, hasAnswered: false },
	other: {
		name: "Maya",
		isHere: true,
		isReady: true,
		score: 0,
		hasAnswered: false,
		answer: null,
		losesInMs: null,
	},
	outcome: null,
};
const playing: LiveDuelView = { ...lobby, status: "playing", round: 1, startsInMs: 0, open: firstRound };

/** Maya's live challenge. Tests set what the server answers next. */
function liveDuel(first: LiveDuelView) {
	const says = { live: first, duel: liveDuelView({ status: first.status === "open" ? "open" : "playing" }) };
	const handlers = [
		answer("me", "get", { user: player() }),
		http.all("/api/trpc/duels.get", () => HttpResponse.json({ result: { data: says.duel } })),
		http.all("/api/trpc/duels.live", () => HttpResponse.json({ result: { data: says.live } })),
		accept("duels", "leave"),
	];
	return { says, handlers };
}

function liveDuelView(more: Parameters<typeof challenge>[0]) {
	const sides = [{ ...maya, status: "ready" as const }];
	return challenge({ mode: "live", isByLink: false, sentTo: "ada_lovelace", sides, ...more });
}

beforeEach(async () => {
	await withMotion();
	network.use(...quietSite);
});

test("tells the server when the page is left, in a request that outlives it", async () => {
	const left: unknown[] = [];
	const { handlers } = liveDuel(lobby);
	const leave = http.post("/api/trpc/duels.leave", async ({ request }) => {
		left.push({ ...((await request.json()) as object), keepalive: request.keepalive });
		return HttpResponse.json({ result: {} });
	});
	const { router } = await renderApp("/duel/d1", [leave, ...handlers]);
	await expect.element(ready).toBeEnabled();
	await router.navigate({ to: "/" });
	await expect.poll(() => left).toEqual([{ id: "d1", keepalive: true }]);
});

test("shows who is ready in the lobby, and makes the player ready on Enter", async () => {
	const { handlers } = liveDuel(lobby);
	await renderApp("/duel/d1", [...handlers, answer("duels", "ready", { ...playing, startsInMs: 60_000 })]);
	await expect.element(heading).toHaveTextContent("Live duel");
	await expect.element(page.getByText("Maya is ready. Are you?")).toBeVisible();
	await expect.element(ready).toBeEnabled();
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByRole("timer")).toBeVisible();
	await expect.element(heading).toHaveTextContent("Live duel against Maya");
});

test("shows the next round when the server deals it to both", async () => {
	const beat = holdTimers("setTimeout", LIVE_DUEL_HEARTBEAT_MS);
	const { says, handlers } = liveDuel(playing);
	const { next } = firstVerdict;
	if (!next) throw new Error("there is a next round");
	const judged = Promise.withResolvers<void>();
	const guess = http.post("/api/trpc/duels.guess", async () => {
		await judged.promise;
		return HttpResponse.json({ result: { data: { ...firstVerdict, rival: null, next: null } } });
	});
	await renderApp("/duel/d1", [...handlers, guess]);
	await asked();
	expect(document.querySelector(".rival-status")?.textContent).toContain("1 of 10");
	says.live = { ...playing, round: 2, open: { ...next, id: "d1", score: 0, startsInMs: 60_000 } };
	await press("h");
	emitLiveEvent({ kind: "duel", in: "d1" });
	// The picture is preloaded while the stage still shows the round before.
	await expect.poll(() => document.querySelector("[hidden][data-round='2'] .art")).not.toBeNull();
	await expect.poll(activity).toBe("Maya has answered");
	says.live = { ...playing, open: null, you: { isReady: true, score: 0, hasAnswered: true } };
	judged.resolve();
	await expect.poll(activity).toBe("Still thinking…");
	await expect.poll(() => document.querySelector<HTMLElement>(".stage")?.dataset.phase).toBe("waiting");
	// She has answered after the player, who is told now.
	await expect.poll(note).toBe("You’ve answered");
	const answer = { round: 1, guess: "higher", correct: true } as const;
	says.live = { ...says.live, other: { ...playing.other, answer } };
	await expect.poll(beat).toBe(1);
	await expect.poll(note).toMatch(/^Maya was right/);
	says.live = { ...playing, round: 2, open: { ...next, id: "d1", score: 0, startsInMs: 0 } };
	await expect.poll(beat).toBe(1);
	await asked();
	await expect.poll(() => document.querySelector(".rival-status")?.textContent).toContain("2 of 10");
});

test("counts down for a player who left, and shows the result once the duel is over", async () => {
	const beat = holdTimers("setTimeout", LIVE_DUEL_HEARTBEAT_MS);
	const gone = { ...playing, other: { ...playing.other, isHere: false, losesInMs: 20_000 } };
	const { says, handlers } = liveDuel(gone);
	await renderApp("/duel/d1", handlers);
	await asked();
	await expect.poll(activity).toMatch(/^Gone · \d+ s left$/);
	says.duel = result("+", "-", { mode: "live" });
	says.live = { ...gone, status: "over", open: null, outcome: "other-left" };
	await expect.poll(beat).toBe(1);
	await expect.element(heading).toHaveTextContent("You won");
	await expect.element(heading).toHaveFocus();
});

test("cancels the duel, and tells the waiting player", async () => {
	const beat = holdTimers("setTimeout", LIVE_DUEL_HEARTBEAT_MS);
	const { says, handlers } = liveDuel(lobby);
	const { router } = await renderApp("/duel/d1", [...handlers, accept("duels", "decline")]);
	await expect.element(page.getByText("Maya is ready. Are you?")).toBeVisible();
	says.duel = liveDuelView({ status: "declined", declinedBy: "other", mayPlay: false });
	says.live = { ...lobby, status: "declined" };
	await expect.poll(beat).toBe(1);
	await expect.element(heading).toHaveTextContent("Maya called it off");
	await expect.element(heading).toHaveFocus();

	says.duel = liveDuelView({ status: "open" });
	says.live = { ...lobby, other: { ...lobby.other, isHere: false, isReady: false } };
	await router.navigate({ to: "/duel/$id", params: { id: "d2" } });
	await page.getByRole("button", { name: "Cancel" }).click();
	await expect.poll(() => router.state.location.pathname).toBe("/");
});
