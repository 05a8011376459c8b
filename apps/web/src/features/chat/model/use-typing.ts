import { useEffect, useRef, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { useLiveEvent } from "../../../platform/live/live-event-listeners.ts";

/** How long somebody counts as typing after the last sign of it. */
export const TYPING_SHOWN_MS = 4000;
/** How often one's own typing is told at most. */
const TYPING_TOLD_MS = 2000;

/** Whether the friend is typing. A message of theirs ends it: `newest` names the last one. */
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

/** Returns what tells the friend that one is typing, which is worth one call every two seconds and nothing when it fails. */
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
