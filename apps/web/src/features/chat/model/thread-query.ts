import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
import { type Api, trpc } from "../../../platform/api/trpc.ts";
import { usePollInterval } from "../../../platform/live/connection.ts";
import {
	addEarlier,
	addLater,
	newestOf,
	type OpenedAt,
	openThread,
	type Page,
	type Thread,
} from "./thread.ts";

/** After this many pages of missed messages, the newest page is loaded instead. */
const MAX_PAGES = 5;

/** Begins like the key of the call, so that invalidating the call includes this query. */
export const threadKey = (userId: string) => [...getQueryKey(trpc.chat.list, { userId }), "thread"] as const;

type Client = Pick<Api["client"], "chat">;

/** The query of a chat. The route's loader runs it on the server. */
export function threadQuery(queryClient: QueryClient, client: Client, userId: string) {
	return queryOptions({
		queryKey: threadKey(userId),
		queryFn: ({ signal }) => loadThread(queryClient, client, userId, signal),
		// The functions of thread.ts keep unchanged objects themselves.
		structuralSharing: false,
	});
}

/** Loads the newest page or, if one is known and nothing was removed, the messages since then. */
async function loadThread(
	queryClient: QueryClient,
	client: Client,
	userId: string,
	signal: AbortSignal,
): Promise<Thread> {
	const known = () => queryClient.getQueryData<Thread>(threadKey(userId));
	const ask = (after?: string): Promise<Page> => client.chat.list.query({ userId, after }, { signal });
	let thread = known();
	for (let pages = 0; thread && newestOf(thread) > 0 && pages < MAX_PAGES; pages++) {
		const page = await ask(thread.messages.at(-1)?.id);
		if (page.removals !== thread.removals) break;
		// A sent message or an earlier page may have been added in between.
		const now = known();
		thread = addLater(now && newestOf(now) >= newestOf(thread) ? now : thread, page);
		if (!page.hasLater) return thread;
	}
	const page = await ask();
	const now = known();
	return now && newestOf(now) > 0 && !thread ? addLater(now, page) : openThread(page);
}

const CHAT_POLL_MS = 10_000;

export function useThread(userId: string) {
	const queryClient = useQueryClient();
	const { client } = trpc.useUtils();
	const query = useQuery({
		...threadQuery(queryClient, client, userId),
		refetchInterval: usePollInterval(CHAT_POLL_MS),
		refetchOnMount: "always",
	});
	/** Loads the messages before one. */
	const earlier = useMutation({
		mutationFn: (before: string) => client.chat.list.query({ userId, before }),
		onSuccess: (page) =>
			queryClient.setQueryData<Thread>(threadKey(userId), (thread) => thread && addEarlier(thread, page)),
	});
	// What the server has rendered is as new as an answer.
	const isFresh = !useHydrated() || query.isFetchedAfterMount;
	const opened = useOpened(isFresh ? query.data : undefined);
	return { query, earlier, opened };
}

function useOpened(thread: Thread | undefined): OpenedAt | null {
	const [opened, setOpened] = useState<OpenedAt | null>(null);
	if (thread && !opened) setOpened({ read: thread.readByMe, newest: newestOf(thread) });
	return opened;
}
