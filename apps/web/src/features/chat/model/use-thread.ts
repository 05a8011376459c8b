import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { usePollInterval } from "../../../platform/live/connection.ts";
import { addEarlier, newestOf, type Thread } from "./thread.ts";
import { loadThread, threadKey } from "./thread-query.ts";

const CHAT_POLL_MS = 10_000;

export function useThread(userId: string) {
	const queryClient = useQueryClient();
	const utils = trpc.useUtils();
	const query = useQuery({
		queryKey: threadKey(userId),
		queryFn: ({ signal }) => loadThread(queryClient, utils, userId, signal),
		refetchInterval: usePollInterval(CHAT_POLL_MS),
		refetchOnMount: "always",
		// The updates above keep unchanged objects themselves.
		structuralSharing: false,
	});
	const earlier = useMutation({
		mutationFn: (before: string) => utils.client.chat.list.query({ userId, before }),
		onSuccess: (page) =>
			queryClient.setQueryData<Thread>(threadKey(userId), (thread) => thread && addEarlier(thread, page)),
	});
	const opened = useOpened(query.isFetchedAfterMount ? query.data : undefined);
	return { query, earlier, opened };
}

const NOWHERE = { read: 0, newest: 0 };

/** The read position and the newest position at the time of opening. */
function useOpened(thread: Thread | undefined): { readonly read: number; readonly newest: number } | null {
	const [opened, setOpened] = useState<typeof NOWHERE | null>(null);
	if (thread && !opened) setOpened({ read: thread.readByMe, newest: newestOf(thread) });
	return opened;
}
