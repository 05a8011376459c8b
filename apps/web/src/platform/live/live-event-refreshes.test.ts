import type { LiveEvent, LiveEventKind } from "@hilo/rules/live/live-events";
import { matchQuery, QueryCache, QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { expect, test } from "vitest";
import { trpc } from "../api/trpc.ts";
import { keysToRefresh } from "./live-event-refreshes.ts";

/** Whether a live event refetches the query with this key. */
function refreshes(event: LiveEvent, queryKey: readonly unknown[]): boolean {
	const query = new QueryCache().build(new QueryClient(), { queryKey });
	return keysToRefresh(event).some((key) => matchQuery({ queryKey: key }, query));
}

test("refetches a message's own chat, paginated or not, and no other", () => {
	const message: LiveEvent = { kind: "message", from: "grace" };
	expect(refreshes(message, getQueryKey(trpc.chat.list, { userId: "grace" }, "query"))).toBe(true);
	expect(refreshes(message, getQueryKey(trpc.chat.list, { userId: "grace" }, "infinite"))).toBe(true);
	expect(refreshes(message, getQueryKey(trpc.chat.list, { userId: "ben" }, "query"))).toBe(false);
	expect(refreshes(message, getQueryKey(trpc.me.get, undefined, "query"))).toBe(true);
});

test("refetches the statuses of all users on the screen after one has changed", () => {
	const presence: LiveEvent = { kind: "presence", of: "grace" };
	const statuses = getQueryKey(trpc.presence.statuses, { userIds: ["ben", "grace"] }, "query");
	expect(refreshes(presence, statuses)).toBe(true);
	expect(refreshes(presence, getQueryKey(trpc.me.get, undefined, "query"))).toBe(false);
});

test("refetches all lists of games, the home page and the game itself after one has appeared or disappeared", () => {
	const { customGames, home, leaderboards } = trpc;
	const shown = [
		getQueryKey(customGames.discoverRows, undefined, "query"),
		getQueryKey(customGames.discover, { page: 1, search: "" }, "query"),
		getQueryKey(customGames.get, { id: "peaks" }, "query"),
		getQueryKey(home.get, undefined, "query"),
		getQueryKey(leaderboards.popular, undefined, "query"),
		getQueryKey(leaderboards.topCreators, undefined, "query"),
	];
	expect(shown.filter((key) => !refreshes({ kind: "games" }, key))).toEqual([]);
});

test("refetches everything after a new connection", () => {
	for (const key of [
		[["new", "call"], { type: "query" }],
		["of", "no", "call"],
	])
		expect(refreshes({ kind: "refresh" }, key)).toBe(true);
});

test("refetches everything after an unknown kind of live event", () => {
	const unknown = { kind: "parties" as LiveEventKind } as LiveEvent;
	expect(keysToRefresh(unknown)).toEqual(keysToRefresh({ kind: "refresh" }));
});
