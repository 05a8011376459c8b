import { LIVE_EVENTS, type LiveEvent, type LiveEventKind } from "@hilo/rules/live/live-events";
import { hashKey, matchQuery, QueryCache, QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { expect, test } from "vitest";
import { trpc } from "../api/trpc.ts";
import { keysToRefresh } from "./live-event-refreshes.ts";

/** A live event of each kind; those about a user are about grace. */
const examples = Object.entries(LIVE_EVENTS).map(
	([kind, name]) => ({ kind, ...(name && { [name]: "grace" }) }) as LiveEvent,
);

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

test("no live event refetches a running game", () => {
	const run = getQueryKey(trpc.play.current, { game: "github" }, "query");
	expect(examples.filter((event) => refreshes(event, run))).toEqual([]);
});

test("refetches after a new connection everything that any live event covers", () => {
	const all = keysToRefresh({ kind: "refresh" }).map((key) => hashKey([key[0]]));
	for (const event of examples) {
		const paths = keysToRefresh(event).map((key) => hashKey([key[0]]));
		expect(all, event.kind).toEqual(expect.arrayContaining(paths));
	}
});

test("refetches everything after an unknown kind of live event", () => {
	const unknown = { kind: "parties" as LiveEventKind } as LiveEvent;
	expect(keysToRefresh(unknown)).toEqual(keysToRefresh({ kind: "refresh" }));
});
