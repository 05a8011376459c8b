import { FACTS, type Fact, type FactKind } from "@hilo/rules/live/facts";
import { hashKey, matchQuery, QueryCache, QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { expect, test } from "vitest";
import { trpc } from "../api/trpc.ts";
import { keysToRefresh } from "./fact-refreshes.ts";

/** An example of each kind, about grace where it is about somebody. */
const examples = Object.entries(FACTS).map(
	([kind, name]) => ({ kind, ...(name && { [name]: "grace" }) }) as Fact,
);

/** Whether a fact has the query with this key asked anew. */
function refreshes(fact: Fact, queryKey: readonly unknown[]): boolean {
	const query = new QueryCache().build(new QueryClient(), { queryKey });
	return keysToRefresh(fact).some((key) => matchQuery({ queryKey: key }, query));
}

test("a message is looked at in its own chat, page by page or not, and in no other", () => {
	const message: Fact = { kind: "message", from: "grace" };
	expect(refreshes(message, getQueryKey(trpc.chat.list, { userId: "grace" }, "query"))).toBe(true);
	expect(refreshes(message, getQueryKey(trpc.chat.list, { userId: "grace" }, "infinite"))).toBe(true);
	expect(refreshes(message, getQueryKey(trpc.chat.list, { userId: "ben" }, "query"))).toBe(false);
	expect(refreshes(message, getQueryKey(trpc.me.get, undefined, "query"))).toBe(true);
});

test("presence is asked for of nobody but the one whose it is", () => {
	const presence: Fact = { kind: "presence", of: "grace" };
	expect(refreshes(presence, getQueryKey(trpc.presence.statuses, { userIds: ["grace"] }, "query"))).toBe(
		true,
	);
	expect(refreshes(presence, getQueryKey(trpc.presence.statuses, { userIds: ["ben"] }, "query"))).toBe(false);
	expect(refreshes(presence, getQueryKey(trpc.me.get, undefined, "query"))).toBe(false);
});

test("no fact has a run in play asked anew", () => {
	const run = getQueryKey(trpc.play.current, { game: "github" }, "query");
	expect(examples.filter((fact) => refreshes(fact, run))).toEqual([]);
});

test("after a new connection everything is asked anew that any fact could have told of", () => {
	const all = keysToRefresh({ kind: "refresh" }).map((key) => hashKey([key[0]]));
	for (const fact of examples) {
		const paths = keysToRefresh(fact).map((key) => hashKey([key[0]]));
		expect(all, fact.kind).toEqual(expect.arrayContaining(paths));
	}
});

test("what only a newer server knows may be about everything", () => {
	const unknown = { kind: "parties" as FactKind } as Fact;
	expect(keysToRefresh(unknown)).toEqual(keysToRefresh({ kind: "refresh" }));
});
