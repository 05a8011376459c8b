import { type PresentStatus, STATUS_POST_MS } from "@hilo/rules/presence/presence";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepalivePost } from "../../platform/api/request-headers.ts";
import { trpc } from "../../platform/api/trpc.ts";
import { useConnected } from "../../platform/live/connection.ts";
import { useLiveEvent } from "../../platform/live/live-event-listeners.ts";
import { useIsVisible } from "../../platform/visibility.ts";
import { useBusy } from "./busy.tsx";
import { joinTabs } from "./tabs.ts";
import { useIsPosting } from "./use-is-posting.ts";
import { watchInput } from "./watch-input.ts";

/** After the live connection is lost the status is posted this soon, before the server gives the connection up. */
const LOST_MS = 10_000;
const UPDATE = "/api/trpc/presence.update";

/**
 * Posts the player's status: on a change, on each new live connection, and every minute without one.
 * One tab posts for all tabs of the browser. Renders nothing.
 */
export function OwnStatus({ userId }: { userId: string }) {
	const isAway = useAway(userId);
	const isBusy = useBusy(userId);
	const isPosting = useIsPosting(userId, useIsVisible());
	const status = isBusy ? "busy" : isAway ? "away" : "online";
	const isConnected = useConnected();
	const post = useEffectEvent(usePost());
	const postAgain = useEffectEvent(() => post(status));
	useEffect(() => {
		if (isPosting) post(status);
	}, [isPosting, status]);
	// Sent with each new connection.
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

/** Posts a status unless the page is left: a closed page may run on for a moment, and would revoke its "offline". */
function usePost(): (status: PresentStatus) => void {
	// Errors are not shown: the status matters to friends only.
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
	return (status) => {
		if (!hasLeft.current) mutate({ status });
	};
}

/** Whether all tabs had no input for five minutes. Posts "offline" when the last tab is left. */
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
