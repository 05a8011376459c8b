import { useEffect, useRef, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { useLiveEvent } from "../../../platform/live/live-event-listeners.ts";

/** How long a friend is shown as typing after the last event. */
export const TYPING_SHOWN_MS = 4000;
/** The player's typing is sent at most this often. */
const TYPING_SENT_MS = 2000;

/** @param newest the last message, whose change ends the typing */
export function useIsTyping(userId: string, newest: string | undefined): boolean {
	const [typing, setTyping] = useState<{ readonly after: string | undefined } | null>(null);
	useLiveEvent("typing", ({ from }) => {
		if (from === userId) setTyping({ after: newest });
	});
	useEffect(() => {
		if (!typing) return;
		const timer = setTimeout(() => setTyping(null), TYPING_SHOWN_MS);
		return () => clearTimeout(timer);
	}, [typing]);
	return typing !== null && typing.after === newest;
}

/** Failures are ignored: typing is not worth a retry. */
export function useSendTyping(userId: string): () => void {
	const { mutate } = trpc.chat.typing.useMutation();
	const lastSent = useRef(Number.NEGATIVE_INFINITY);
	return () => {
		const now = performance.now();
		if (now - lastSent.current < TYPING_SENT_MS) return;
		lastSent.current = now;
		mutate({ userId });
	};
}
