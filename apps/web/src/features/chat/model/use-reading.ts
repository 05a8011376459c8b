import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import { useIsVisible } from "../../../platform/visibility.ts";
import { positionOf, readUpTo, type Thread } from "./thread.ts";
import { threadKey } from "./thread-query.ts";

interface Reading {
	readonly userId: string;
	readonly thread: Thread;
	/** The newest message is in sight. */
	readonly isAtEnd: boolean;
}

/** Marks what the friend has written as read, while it is in sight on a tab that is shown. The counts fall at once. */
export function useReading({ userId, thread, isAtEnd }: Reading): void {
	const isShown = useIsVisible();
	const markRead = useMarkRead(userId);
	const asked = useRef(0);
	const upTo = thread.messages.findLast(({ sender }) => sender === userId)?.id ?? null;
	const position = positionOf(upTo);
	const isUnread = isShown && isAtEnd && position > thread.readByMe;
	const mark = useEffectEvent((id: string) => {
		if (position <= asked.current) return;
		asked.current = position;
		markRead(id, () => {
			// The next message tries again.
			asked.current = 0;
		});
	});
	useEffect(() => {
		if (isUnread && upTo !== null) mark(upTo);
	}, [isUnread, upTo]);
}

function useMarkRead(userId: string) {
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
		// What is under way would bring the old numbers back.
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
