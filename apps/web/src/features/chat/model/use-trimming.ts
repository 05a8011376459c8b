import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Thread, trimmed } from "./thread.ts";
import { threadKey } from "./thread-query.ts";

/** Lets go of what is far above, while one is at the newest message: a chat that stays open does not grow for hours. */
export function useTrimming(userId: string, thread: Thread, isAtEnd: boolean): void {
	const queryClient = useQueryClient();
	useEffect(() => {
		if (isAtEnd && trimmed(thread) !== thread)
			queryClient.setQueryData<Thread>(threadKey(userId), (known) => known && trimmed(known));
	}, [queryClient, userId, thread, isAtEnd]);
}
