import type { QueryClient } from "@tanstack/react-query";
import type { TrpcUtils } from "../../../platform/api/trpc.ts";
import { addLater, newestOf, openThread, type Page, type Thread } from "./thread.ts";

/** After this many pages of missed messages, the newest page is loaded instead. */
const MAX_PAGES = 5;

/** Begins like tRPC's key for the call, so that invalidating the call includes this query. */
export const threadKey = (userId: string) => [["chat", "list"], { input: { userId }, type: "thread" }];

/** Loads the newest page or, if one is known and nothing was removed, the messages since then. */
export async function loadThread(
	queryClient: QueryClient,
	{ client }: TrpcUtils,
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
