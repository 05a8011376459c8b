import type { QueryClient } from "@tanstack/react-query";
import type { TrpcUtils } from "../../../platform/api/trpc.ts";
import { addLater, newestOf, openThread, type Page, type Thread } from "./thread.ts";

/** After this many pages of what was missed, the chat begins anew with the newest one. */
const MAX_PAGES = 5;

/** Begins like the keys that tRPC gives to this call, so that whoever refreshes the call refreshes the chat. */
export const threadKey = (userId: string) => [["chat", "list"], { input: { userId }, type: "thread" }];

/** Asks for the newest page of a chat or, where it is known already and nothing in it was removed, for what has come since. */
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
		// A message of one's own or an earlier page may have come in meanwhile.
		const now = known();
		thread = addLater(now && newestOf(now) >= newestOf(thread) ? now : thread, page);
		if (!page.hasLater) return thread;
	}
	const page = await ask();
	const now = known();
	return now && newestOf(now) > 0 && !thread ? addLater(now, page) : openThread(page);
}
