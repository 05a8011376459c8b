import { notifyManager, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { useEffect, useSyncExternalStore } from "react";
import { errorText, isNetworkError } from "../../../platform/api/errors.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useConnected } from "../../../platform/live/connection.ts";
import { personalValue } from "../../../platform/stored-value.ts";
import { Outbox, parseUnsent, type Refusal } from "./outbox.ts";
import { addSent, positionOf, type Thread } from "./thread.ts";
import { threadKey } from "./thread-query.ts";

/** A call without an answer fails after this time. */
const SEND_TIMEOUT_MS = 20_000;

/**
 * By player and friend: two views of a chat share an outbox. Each query client has its own, because an outbox
 * adds sent messages to that client's chats.
 */
const outboxes = new WeakMap<QueryClient, Map<string, Outbox>>();

/** The unsent messages to a friend. They are sent again when the connection returns. */
export function useOutbox(playerId: string, friendId: string) {
	const queryClient = useQueryClient();
	const utils = trpc.useUtils();
	const ofThisClient = outboxes.get(queryClient) ?? new Map<string, Outbox>();
	outboxes.set(queryClient, ofThisClient);
	const key = `${playerId} ${friendId}`;
	const outbox =
		ofThisClient.get(key) ??
		new Outbox({
			store: personalValue("browser", playerId, `outbox:${friendId}`, parseUnsent),
			send: async ({ content, clientId }) => {
				const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
				const { message } = await utils.client.chat.send.mutate(
					{ userId: friendId, content, clientId, owner: playerId },
					{ signal },
				);
				await addToThread(queryClient, friendId, message);
			},
			refusalOf,
			withLock,
		});
	ofThisClient.set(key, outbox);
	const unsent = useSyncExternalStore(outbox.subscribe, outbox.unsent, () => NOTHING);
	const isConnected = useConnected();
	useEffect(() => {
		outbox.resume();
		const retry = () => outbox.retryUnanswered();
		addEventListener("online", retry);
		return () => removeEventListener("online", retry);
	}, [outbox]);
	useEffect(() => {
		if (isConnected) outbox.retryUnanswered();
	}, [outbox, isConnected]);
	return { outbox, unsent };
}

const NOTHING: readonly never[] = [];

/** Adds a sent message to its chat. If others came before it, they are loaded. */
async function addToThread(
	queryClient: QueryClient,
	friendId: string,
	message: Thread["messages"][number],
): Promise<void> {
	const queryKey = threadKey(friendId);
	const thread = queryClient.setQueryData<Thread>(queryKey, (known) => known && addSent(known, message));
	const isAdded = thread?.messages.some(({ id }) => positionOf(id) === positionOf(message.id));
	if (thread && !isAdded) await queryClient.refetchQueries({ queryKey, exact: true });
	// The chat must be rendered before the message leaves the outbox, or it would disappear for a moment.
	await new Promise((resolve) => notifyManager.schedule(() => setTimeout(resolve)));
}

function refusalOf(error: unknown): Refusal {
	if (isNetworkError(error)) return { reason: null, isOfThisMessage: false };
	const status: unknown = error instanceof TRPCClientError ? error.data?.httpStatus : 500;
	return { reason: errorText(error), isOfThisMessage: status === 400 };
}

/** Runs the work while no other tab does. Browsers have locks only on secure origins; elsewhere tabs do not wait. */
async function withLock(name: string, work: () => Promise<void>): Promise<void> {
	if ("locks" in navigator) await navigator.locks.request(name, work);
	else await work();
}
