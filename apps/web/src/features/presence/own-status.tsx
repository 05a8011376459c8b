import { type PresentStatus, STATUS_POST_MS } from "@hilo/rules/presence/presence";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { keepalivePost } from "../../platform/api/keepalive-post.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { useConnected } from "../../platform/live/connection.ts";
import { useLiveEvent } from "../../platform/live/live-event-listeners.ts";
import { useIsVisible } from "../../platform/visibility.ts";
import { useBusy } from "./busy-choice.ts";
import { joinTabs } from "./tabs.ts";
import { useIsPosting } from "./use-is-posting.ts";
import { watchInput } from "./watch-input.ts";

/** How long after the live events ended it is said again: a little less than the server waits for a lost connection. */
const LOST_MS = 10_000;
const UPDATE = "/api/trpc/presence.update";

/**
 * Posts the player's status: on a change, on each new connection of the live events, and every minute without one, as in a
 * hidden tab. One tab of the browser posts for all. Shows nothing.
 */
export function OwnStatus({ userId }: { userId: string }) {
	const isAway = useAway(userId);
	const isBusy = useBusy(userId);
	const isPosting = useIsPosting(userId, useIsVisible());
	const status = isBusy ? "busy" : isAway ? "away" : "online";
	const isConnected = useConnected();
	const post = usePost();
	const postAgain = useEffectEvent(() => post(status));
	useEffect(() => {
		if (isPosting) post(status);
	}, [isPosting, status, post]);
	// With every new connection.
	useLiveEvent("refresh", () => {
		if (isPosting) post(status);
	});
	useEffect(() => {
		if (!isPosting || isConnected) return;
		const soon = setTimeout(postAgain, LOST_MS);
		const timer = setInterval(postAgain, STATUS_POST_MS);
		return () => {
			clearTimeout(soon);
			clearInterval(timer);
		};
	}, [isPosting, isConnected]);
	return null;
}

/**
 * Returns what posts a status, unless the page is left: one that is closed runs on for a moment, hidden, and would say
 * after its goodbye that the player is there.
 */
function usePost(): (status: PresentStatus) => void {
	// What went wrong is shown nowhere: friends see what they see.
	const { mutate } = trpc.presence.update.useMutation({ retry: 2 });
	const hasLeft = useRef(false);
	useEffect(() => {
		const note = ({ type }: Event) => {
			hasLeft.current = type === "pagehide";
		};
		addEventListener("pagehide", note);
		addEventListener("pageshow", note);
		return () => {
			removeEventListener("pagehide", note);
			removeEventListener("pageshow", note);
		};
	}, []);
	return useCallback(
		(status) => {
			if (!hasLeft.current) mutate({ status });
		},
		[mutate],
	);
}

/** Whether there was no input for five minutes, in any tab. Says that the player is offline when the last tab is left. */
function useAway(userId: string): boolean {
	const [isAway, setAway] = useState(false);
	useEffect(() => {
		const tabs = joinTabs(userId, (at) => input.note(at));
		const input = watchInput(setAway, tabs.share);
		const leave = () => {
			if (tabs.isLast()) keepalivePost(UPDATE, { status: "offline" });
		};
		addEventListener("pagehide", leave);
		return () => {
			removeEventListener("pagehide", leave);
			input.stop();
			tabs.close();
		};
	}, [userId]);
	return isAway;
}
