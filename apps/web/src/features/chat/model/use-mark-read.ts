import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import { useIsVisible } from "../../../platform/visibility.ts";
import { positionOf, readUpTo, type Thread } from "./thread.ts";
import { threadKey } from "./thread-query.ts";

interface OpenChat {
	readonly userId: string;
	readonly thread: Thread;
	readonly isAtEnd: boolean;
}

/** Marks the friend's messages as read while they are on the screen of a visible tab. The counts change immediately. */
export function useMarkRead({ userId, thread, isAtEnd }: OpenChat): void {
	const isShown = useIsVisible();
	const markRead = useMarkReadCall(userId);
	const requested = useRef(0);
	const upTo = thread.messages.findLast(({ sender }) => sender === userId)?.id ?? null;
	const position = positionOf(upTo);
	const isUnread = isShown && isAtEnd && position > thread.readByMe;
	const mark = useEffectEvent((id: string) => {
		if (position <= requested.current) return;
		requested.current = position;
		markRead(id, () => {
			// The next message retries.
			requested.current = 0;
		});
	});
	useEffect(() => {
		if (isUnread && upTo !== null) mark(upTo);
	}, [isUnread, upTo]);
}

function useMarkReadCall(userId: string) {
	const queryClient = useQueryClient();
	const utils = trpc.useUtils();
	const { mutate } = trpc.chat.read.useMutation();
	const refresh = () => {
		utils.me.get.invalidate();
		utils.friends.list.invalidate();
	};
	return async (upTo: string, onFailure: () => void) => {
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
		mutate(
			{ userId, upTo },
			{
				onSuccess: refresh,
				onError: (error) => {
					logFailure("Marking as read failed", error);
					onFailure();
					refresh();
				},
			},
		);
	};
}
