import { useEffect, useRef, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { useLiveEvent } from "../../../platform/live/live-event-listeners.ts";

/** How long a friend is shown as typing after the last event. */
export const TYPING_SHOWN_MS = 4000;
/** The player's typing is sent at most this often. */
const TYPING_TOLD_MS = 2000;

/** @param newest the last message, whose change ends the typing */
export function useIsTyping(userId: string, newest: string | undefined): boolean {
	const [sign, setSign] = useState<{ readonly after: string | undefined } | null>(null);
	useLiveEvent("typing", ({ from }) => {
		if (from === userId) setSign({ after: newest });
	});
	useEffect(() => {
		if (!sign) return;
		const timer = setTimeout(() => setSign(null), TYPING_SHOWN_MS);
		return () => clearTimeout(timer);
	}, [sign]);
	return sign !== null && sign.after === newest;
}

/** Failures are ignored: typing is not worth a retry. */
export function useTellTyping(userId: string): () => void {
	const { mutate } = trpc.chat.typing.useMutation();
	const told = useRef(Number.NEGATIVE_INFINITY);
	return () => {
		const now = performance.now();
		if (now - told.current < TYPING_TOLD_MS) return;
		told.current = now;
		mutate({ userId });
	};
}
