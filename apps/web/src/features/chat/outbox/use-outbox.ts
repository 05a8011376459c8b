import { notifyManager, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { useEffect, useSyncExternalStore } from "react";
import { errorText } from "../../../platform/api/error-text.ts";
import { isNetworkError } from "../../../platform/api/is-network-error.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useConnected } from "../../../platform/live/connection.ts";
import { personalStore } from "../../../platform/personal-store.ts";
import { addSent, positionOf, type Thread } from "../model/thread.ts";
import { threadKey } from "../model/thread-query.ts";
import { inTurn } from "./in-turn.ts";
import { Outbox, type Refusal } from "./outbox.ts";

/** A call that has no answer by then has failed. */
const PATIENCE_MS = 20_000;

/**
 * The outboxes by the player's and the friend's id: two places that show a chat share one. Each fills the chats of one client: of another's
 * it knows nothing, and a message that was sent would stand nowhere.
 */
const outboxes = new WeakMap<QueryClient, Map<string, Outbox>>();

/** The messages to a friend that the server has not taken yet. They go out again as soon as there is a connection. */
export function useOutbox(playerId: string, friendId: string) {
	const queryClient = useQueryClient();
	const utils = trpc.useUtils();
	const ofClient = outboxes.get(queryClient) ?? new Map<string, Outbox>();
	outboxes.set(queryClient, ofClient);
	const key = `${playerId} ${friendId}`;
	const outbox =
		ofClient.get(key) ??
		new Outbox({
			store: personalStore("browser", playerId, `outbox:${friendId}`),
			send: async ({ content, clientId }) => {
				const signal = AbortSignal.timeout(PATIENCE_MS);
				const { message } = await utils.client.chat.send.mutate(
					{ userId: friendId, content, clientId, owner: playerId },
					{ signal },
				);
				await takeIn(queryClient, friendId, message);
			},
			refusalOf,
			inTurn,
		});
	ofClient.set(key, outbox);
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

/** Puts a message that was sent into its chat. Where others have come before it, all of them are asked for. */
async function takeIn(
	queryClient: QueryClient,
	friendId: string,
	message: Thread["messages"][number],
): Promise<void> {
	const queryKey = threadKey(friendId);
	const thread = queryClient.setQueryData<Thread>(queryKey, (known) => known && addSent(known, message));
	const isThere = thread?.messages.some(({ id }) => positionOf(id) === positionOf(message.id));
	if (thread && !isThere) await queryClient.refetchQueries({ queryKey, exact: true });
	// Only once the screen has heard of it may the message leave the outbox, or it would be gone for a moment.
	await new Promise((resolve) => notifyManager.schedule(() => setTimeout(resolve)));
}

function refusalOf(error: unknown): Refusal {
	if (isNetworkError(error)) return { reason: null, isItsOwn: false };
	const status: unknown = error instanceof TRPCClientError ? error.data?.httpStatus : 500;
	return { reason: errorText(error), isItsOwn: status === 400 };
}
