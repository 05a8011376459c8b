import { parseMessageId } from "@hilo/rules/chat/message";
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useHydrated } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { type Api, type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { usePollInterval } from "../../../platform/live/connection.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import { useIsVisible } from "../../../platform/visibility.ts";

export type Page = Outputs["chat"]["list"];
export type Message = Page["messages"][number];

/** The loaded part of a chat: consecutive messages up to the newest, oldest first, and both read positions. */
export interface Thread {
	readonly messages: readonly Message[];
	readonly hasEarlier: boolean;
	/** The server's number of removed messages. When it changes, loaded texts may be outdated. */
	readonly removals: number;
	/** The position of the newest message that the friend has read; 0 for none. */
	readonly readByFriend: number;
	readonly readByMe: number;
}

/** Both positions when the chat was opened. */
export interface OpenedAt {
	/** The newest message that the player had read; 0 for none. */
	readonly read: number;
	/** The newest message; 0 for none. */
	readonly newest: number;
}

export function positionOf(id: string | null): number {
	return id === null ? 0 : (parseMessageId(id)?.position ?? 0);
}

export function openThread(page: Page): Thread {
	return {
		messages: page.messages,
		hasEarlier: page.hasEarlier,
		removals: page.removals,
		readByFriend: positionOf(page.readByFriend),
		readByMe: positionOf(page.readByMe),
	};
}

/** Adds the page before the oldest message. A late page that does not fit is ignored. */
export function addEarlier(thread: Thread, page: Page): Thread {
	const oldest = positionOf(thread.messages[0]?.id ?? null);
	const last = positionOf(page.messages.at(-1)?.id ?? null);
	const fits = page.messages.length === 0 || last === oldest - 1;
	if (!fits) return thread;
	return { ...thread, messages: [...page.messages, ...thread.messages], hasEarlier: page.hasEarlier };
}

/** Adds a later page and its read positions. Messages that would leave a gap are ignored. */
export function addLater(thread: Thread, page: Page): Thread {
	let newest = newestOf(thread);
	const added = page.messages.filter(({ id }) => {
		const follows = positionOf(id) === newest + 1;
		if (follows) newest += 1;
		return follows;
	});
	return {
		...thread,
		messages: added.length > 0 ? [...thread.messages, ...added] : thread.messages,
		// An older answer must not lower the read positions.
		readByFriend: Math.max(thread.readByFriend, positionOf(page.readByFriend)),
		readByMe: Math.max(thread.readByMe, positionOf(page.readByMe)),
	};
}

/** Adds a sent message if it follows directly. Otherwise the next page brings it with those before it. */
export function addSent(thread: Thread, message: Message): Thread {
	const follows = positionOf(message.id) === newestOf(thread) + 1;
	return follows ? { ...thread, messages: [...thread.messages, message] } : thread;
}

function readUpTo(thread: Thread, position: number): Thread {
	return position > thread.readByMe ? { ...thread, readByMe: position } : thread;
}

export function newestOf({ messages }: Thread): number {
	return positionOf(messages.at(-1)?.id ?? null);
}

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
	const [opened, setOpened] = useState<OpenedAt | null>(null);
	if (query.data && isFresh && !opened)
		setOpened({ read: query.data.readByMe, newest: newestOf(query.data) });
	return { query, earlier, opened };
}

/**
 * Marks the friend's messages as read while they are on the screen of a visible tab. The counts change immediately.
 * After a failure, the next message retries.
 */
export function useMarkRead(userId: string, thread: Thread, isAtEnd: boolean): void {
	const isShown = useIsVisible();
	const queryClient = useQueryClient();
	const utils = trpc.useUtils();
	const { mutate } = trpc.chat.read.useMutation({
		onError: (error) => logFailure("Marking as read failed", error),
		onSettled: () => {
			utils.me.get.invalidate();
			utils.friends.list.invalidate();
		},
	});
	const mark = useEffectEvent(async (upTo: string) => {
		queryClient.setQueryData<Thread>(
			threadKey(userId),
			(thread) => thread && readUpTo(thread, positionOf(upTo)),
		);
		// Running queries would bring the old counts back.
		await Promise.all([utils.friends.list.cancel(), utils.me.get.cancel()]);
		const unread =
			utils.friends.list.getData()?.find((friend) => friend.userId === userId)?.unreadMessages ?? 0;
		utils.friends.list.setData(undefined, (friends) =>
			friends?.map((friend) => (friend.userId === userId ? { ...friend, unreadMessages: 0 } : friend)),
		);
		utils.me.get.setData(undefined, (answer) => {
			if (!answer?.user) return answer;
			const unreadMessages = Math.max(0, answer.user.unreadMessages - unread);
			return { ...answer, user: { ...answer.user, unreadMessages } };
		});
		mutate({ userId, upTo });
	});
	const upTo = thread.messages.findLast(({ sender }) => sender === userId)?.id ?? null;
	const isUnread = isShown && isAtEnd && positionOf(upTo) > thread.readByMe;
	useEffect(() => {
		if (isUnread && upTo !== null) mark(upTo);
	}, [isUnread, upTo]);
}
