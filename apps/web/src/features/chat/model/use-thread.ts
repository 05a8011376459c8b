import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { usePollInterval } from "../../../platform/live/connection.ts";
import { addEarlier, newestOf, type Thread } from "./thread.ts";
import { loadThread, threadKey } from "./thread-query.ts";

/** How often a chat that is on the screen is asked for while no live events come. */
const CHAT_POLL_MS = 10_000;

/** The chat with a friend: what is known of it, and the way to older pages. */
export function useThread(userId: string) {
	const queryClient = useQueryClient();
	const utils = trpc.useUtils();
	const query = useQuery({
		queryKey: threadKey(userId),
		queryFn: ({ signal }) => loadThread(queryClient, utils, userId, signal),
		refetchInterval: usePollInterval(CHAT_POLL_MS),
		refetchOnMount: "always",
		// Each step keeps what has not changed as it is.
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

/** How far one had read, and what was the newest message, when the chat was opened. */
function useOpened(thread: Thread | undefined): { readonly read: number; readonly newest: number } | null {
	const [opened, setOpened] = useState<typeof NOWHERE | null>(null);
	if (thread && !opened) setOpened({ read: thread.readByMe, newest: newestOf(thread) });
	return opened;
}
