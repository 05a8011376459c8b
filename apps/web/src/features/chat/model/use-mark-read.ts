import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import { useIsVisible } from "../../../platform/visibility.ts";
import { positionOf, readUpTo, type Thread } from "./thread.ts";
import { threadKey } from "./thread-query.ts";

/**
 * Marks the friend's messages as read while they are on the screen of a visible tab. The counts change immediately.
 * After a failure, the next message retries.
 */
export function useMarkRead(userId: string, thread: Thread, isAtEnd: boolean): void {
	const isShown = useIsVisible();
	const mark = useEffectEvent(useMarkReadCall(userId));
	const upTo = thread.messages.findLast(({ sender }) => sender === userId)?.id ?? null;
	const isUnread = isShown && isAtEnd && positionOf(upTo) > thread.readByMe;
	useEffect(() => {
		if (isUnread && upTo !== null) mark(upTo);
	}, [isUnread, upTo]);
}

function useMarkReadCall(userId: string) {
	const queryClient = useQueryClient();
	const utils = trpc.useUtils();
	const { mutate } = trpc.chat.read.useMutation({
		onError: (error) => logFailure("Marking as read failed", error),
		onSettled: () => {
			utils.me.get.invalidate();
			utils.friends.list.invalidate();
		},
	});
	return async (upTo: string) => {
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
	};
}
