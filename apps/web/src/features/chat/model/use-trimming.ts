import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Thread, trimmed } from "./thread.ts";
import { threadKey } from "./thread-query.ts";

export function useTrimming(userId: string, thread: Thread, isAtEnd: boolean): void {
	const queryClient = useQueryClient();
	useEffect(() => {
		if (isAtEnd && trimmed(thread) !== thread)
			queryClient.setQueryData<Thread>(threadKey(userId), (known) => known && trimmed(known));
	}, [queryClient, userId, thread, isAtEnd]);
}
