import { notifyManager, type QueryClient, type QueryKey, QueryObserver } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { expect, test } from "vitest";
import { player } from "../../testing/people.ts";
import { changeIdentity, followIdentity } from "./identity.ts";
import { createQueryClient } from "./query-client.ts";
import { trpc } from "./trpc.ts";

const ME = getQueryKey(trpc.me.get, undefined, "query");
const SESSIONS = getQueryKey(trpc.accounts.sessions, undefined, "query");
const TYPED_SEARCH = ["friend-search"];
const UPDATES = getQueryKey(trpc.site.recentUpdates, { limit: 5 }, "query");
const BOARD = getQueryKey(trpc.leaderboards.classic, { key: "githubGame" }, "query");

function filledCache() {
	const queryClient = createQueryClient();
	followIdentity(queryClient);
	queryClient.setQueryData(ME, { user: player() });
	queryClient.setQueryData(SESSIONS, { sessions: [] });
	queryClient.setQueryData(TYPED_SEARCH, "bob");
	queryClient.setQueryData(UPDATES, { updates: [] });
	return queryClient;
}

test("drops a player's data on signing out, and keeps public data", async () => {
	const queryClient = filledCache();
	changeIdentity(queryClient, null);
	expect(queryClient.getQueryData(ME)).toEqual({ user: null });
	expect(queryClient.getQueryData(SESSIONS)).toBeUndefined();
	expect(queryClient.getQueryData(UPDATES)).toEqual({ updates: [] });
});

test("does the same when a fetch finds another user", async () => {
	const queryClient = filledCache();
	queryClient.setQueryData(ME, { user: player() });
	expect(queryClient.getQueryData(SESSIONS)).toBeDefined();
	queryClient.setQueryData(ME, { user: { ...player(), id: "grace" } });
	await expect.poll(() => queryClient.getQueryData(SESSIONS)).toBeUndefined();
	expect(queryClient.getQueryData(TYPED_SEARCH)).toBeUndefined();
});

test("keeps everything while it is the same player under another name", async () => {
	const queryClient = filledCache();
	const heard = new Promise((resolve) => queryClient.getQueryCache().subscribe(resolve));
	queryClient.setQueryData(ME, { user: { ...player(), username: "countess" } });
	await heard;
	// The cache is cleared a moment later.
	await new Promise((resolve) => setTimeout(resolve));
	expect(queryClient.getQueryData(SESSIONS)).toBeDefined();
});

test.each<[string, (queryClient: QueryClient) => void]>([
	["signs out", (queryClient) => changeIdentity(queryClient, null)],
	["is found to be signed out", (queryClient) => queryClient.setQueryData(ME, { user: null })],
])("refetches what stays on the screen when a player %s, but not what leaves it", async (_, leave) => {
	const queryClient = filledCache();
	const asked: string[] = [];
	const show = (name: string, queryKey: QueryKey) =>
		new QueryObserver(queryClient, { queryKey, queryFn: () => asked.push(name) }).subscribe(() => {});
	queryClient.setQueryData(BOARD, {});
	const hideSessions = show("sessions", SESSIONS);
	const hideBoard = show("board", BOARD);
	// As React does it: a moment after the change.
	const me = new QueryObserver(queryClient, { queryKey: ME, enabled: false });
	const hideMe = me.subscribe(notifyManager.batchCalls(hideSessions));
	leave(queryClient);
	await expect.poll(() => asked).toEqual(["board"]);
	expect(queryClient.getQueryData(SESSIONS)).toBeUndefined();
	hideBoard();
	hideMe();
});

test("does not touch queries of the new user", async () => {
	const queryClient = filledCache();
	changeIdentity(queryClient, null);
	const { promise: sent, resolve: send } = Promise.withResolvers<object>();
	// As a page's loader does right after the change.
	const asked = queryClient.fetchQuery({ queryKey: BOARD, queryFn: () => sent });
	await new Promise((resolve) => notifyManager.schedule(() => setTimeout(resolve)));
	send({});
	await expect(asked).resolves.toEqual({});
});
