import { HttpResponse, http } from "msw/http";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { accept, answer } from "../testing/answers.ts";
import { noFriends } from "../testing/friends.ts";
import { holdLiveEvents } from "../testing/hold-live-events.ts";
import { about, holdTimers } from "../testing/hold-timers.ts";
import {
	acceptStreams,
	FakeEventSource,
	failStreams,
	openStreams,
	sendLiveEvent,
} from "../testing/live-streams.ts";
import { network } from "../testing/network.ts";
import { player } from "../testing/people.ts";
import { quietProgress } from "../testing/progress.ts";
import { renderApp } from "../testing/render-app.tsx";
import { turnTab } from "../testing/visibility.ts";
import { watchCalls } from "../testing/watch-calls.ts";
import { LIVE_EVENTS_AFTER_MS } from "./player-parts.tsx";
import { HIDDEN_POLL_MS, ME_POLL_MS } from "./started-player-parts.tsx";

const streams = () => openStreams().length;

/** Answers `me.get` and counts the calls. */
function countedMe() {
	const me = { ...player() };
	const asked = vi.fn();
	const handler = http.get("/api/trpc/me.get", () => {
		asked();
		return HttpResponse.json({ result: { data: { user: me } } });
	});
	return { me, asked, handler };
}

test("loads and starts nothing for a visitor", async () => {
	const later = holdTimers("setTimeout", LIVE_EVENTS_AFTER_MS);
	await renderApp("/credits");
	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(later()).toBe(0);
	expect(streams()).toBe(0);
});

test("polls the player until live events come, and refetches after them", async () => {
	const poll = holdTimers("setInterval", about(ME_POLL_MS));
	const { me, asked, handler } = countedMe();
	const openStream = holdLiveEvents();
	await renderApp("/credits", [handler]);
	await openStream();
	await expect.poll(poll).toBe(1);
	await expect.poll(() => asked.mock.calls.length).toBe(2);
	acceptStreams();
	await expect.poll(() => asked.mock.calls.length).toBe(3);
	expect(poll()).toBe(0);
	me.username = "countess";
	sendLiveEvent({ kind: "me" });
	await expect.element(page.getByRole("button", { name: "Account menu of countess" })).toBeVisible();
	expect(asked).toHaveBeenCalledTimes(4);
	failStreams();
	await expect.poll(poll).toBe(1);
});

test("closes the stream of a hidden tab, polls every minute, and refreshes one time when shown", async () => {
	const poll = holdTimers("setInterval", HIDDEN_POLL_MS);
	const waiting = vi.fn();
	const { me, asked, handler } = countedMe();
	const challenges = http.get("/api/trpc/duels.waiting", () => {
		waiting();
		return HttpResponse.json({ result: { data: { count: 0 } } });
	});
	const openStream = holdLiveEvents();
	const { queryClient } = await renderApp("/credits", [handler, challenges]);
	await openStream();
	acceptStreams();
	await expect.poll(() => asked.mock.calls.length).toBe(2);
	await expect.poll(() => waiting.mock.calls.length).toBe(2);
	turnTab("hidden");
	await expect.poll(streams).toBe(0);
	await expect.poll(() => queryClient.isFetching()).toBe(0);
	const before = asked.mock.calls.length;
	me.unreadMessages = 3;
	poll();
	await expect.element(page.getByRole("button", { name: /^Account menu/ })).toMatchTextContent(/3 new$/);
	await expect.poll(() => waiting.mock.calls.length).toBe(3);
	expect(asked).toHaveBeenCalledTimes(before + 1);
	me.unreadMessages = 4;
	turnTab("visible");
	await expect.poll(streams).toBe(1);
	acceptStreams();
	await expect.element(page.getByRole("button", { name: /^Account menu/ })).toMatchTextContent(/4 new$/);
	expect(asked).toHaveBeenCalledTimes(before + 2);
	expect(poll(), "the player's status is posted every minute").toBe(1);
});

test("asks again for everything on the page after a refresh", async () => {
	const asked = new Set<string>();
	const watch = http.get("/api/trpc/:call", ({ params }) => void asked.add(String(params.call)));
	const openStream = holdLiveEvents();
	const { queryClient } = await renderApp("/friends", [
		watch,
		answer("me", "get", { user: player() }),
		...noFriends,
	]);
	await openStream();
	acceptStreams();
	await expect.element(page.getByRole("heading", { name: "Find someone to beat" })).toBeVisible();
	await expect.poll(() => queryClient.isFetching()).toBe(0);
	const onPage = () =>
		queryClient
			.getQueryCache()
			.findAll({ type: "active", predicate: (query) => !query.isStatic() })
			.map(({ queryKey: [path] }) => (path as string[]).join("."))
			.sort();
	await expect.poll(onPage).toEqual(expect.arrayContaining(["duels.mine", "friends.requests", "me.get"]));
	asked.clear();
	sendLiveEvent({ kind: "refresh" });
	await expect.poll(() => [...asked].sort()).toEqual([...new Set(onPage())]);
});

test("ends on signing out, and starts for the next player", async () => {
	const openStream = holdLiveEvents();
	const { router } = await renderApp("/credits", [
		answer("me", "get", { user: player() }),
		accept("accounts", "logout"),
	]);
	await openStream();
	network.use(answer("me", "get", { user: { ...player(), id: "grace", username: "grace" } }));
	const opened = FakeEventSource.opened.length;
	sendLiveEvent({ kind: "me" });
	await expect.poll(() => FakeEventSource.opened.length).toBe(opened + 1);
	expect(streams()).toBe(1);
	network.use(answer("me", "get", { user: null }));
	await page.getByRole("button", { name: /^Account menu/ }).click();
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect.poll(streams).toBe(0);
	await expect.poll(() => router.state.location.pathname).toBe("/");
});

test("opens the sign-in page with a notice when the account is suspended", async () => {
	const openStream = holdLiveEvents();
	const { router } = await renderApp("/profile", [answer("me", "get", { user: player() }), ...quietProgress]);
	await openStream();
	network.use(answer("me", "get", { user: null }));
	const suspension = { text: "This account is suspended until 3 December 2026.", reason: "Rude words" };
	openStreams()[0]?.send({ kind: "over", why: "suspended", comeBackAfterMs: null, suspension });
	await expect.element(page.getByRole("heading", { name: "Your account was suspended" })).toBeVisible();
	await expect.element(page.getByText(suspension.text)).toBeVisible();
	await expect.element(page.getByText("Reason: Rude words")).toBeVisible();
	expect(router.state.location.search).toEqual({ from: "/profile", notice: "suspended" });
	await expect.poll(streams).toBe(0);
});

test("lets a player be busy in this browser until they undo it", async () => {
	const posted = watchCalls("presence.update");
	await renderApp("/credits", [answer("me", "get", { user: player() })]);
	await page.getByRole("button", { name: /^Account menu/ }).click();
	await page.getByRole("button", { name: "Appear busy" }).click();
	await expect.poll(() => posted().at(-1)).toEqual({ status: "busy" });
	await page.getByRole("button", { name: /You're busy/ }).click();
	await expect.poll(() => posted().at(-1)).toEqual({ status: "online" });
	await expect.element(page.getByRole("button", { name: "Appear busy" })).toBeVisible();
});
