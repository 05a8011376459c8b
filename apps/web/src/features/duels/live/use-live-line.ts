import { useEffect, useState, useSyncExternalStore } from "react";
import { keepalivePost } from "../../../platform/api/keepalive-post.ts";
import { trpc } from "../../../platform/api/trpc.ts";
import { useLiveEvent } from "../../../platform/live/live-event-listeners.ts";
import { type Heard, type LiveLine, openLiveLine } from "./live-line.ts";

const LEAVE = "/api/trpc/duels.leave";

/** Keeps the line to a live duel open while its page is shown. */
export function useLiveLine(id: string): LiveLine | null {
	const { client } = trpc.useUtils();
	const [line, setLine] = useState<LiveLine | null>(null);
	useEffect(() => {
		const opened = openLiveLine((signal) => client.duels.live.mutate({ id }, { signal }));
		setLine(opened);
		const leave = () => keepalivePost(LEAVE, { id });
		// A page that returns from the back-forward cache, or to the front, was suspended.
		const wake = () => {
			if (document.visibilityState === "visible") opened.look();
		};
		addEventListener("pagehide", leave);
		addEventListener("pageshow", wake);
		document.addEventListener("visibilitychange", wake);
		return () => {
			removeEventListener("pagehide", leave);
			removeEventListener("pageshow", wake);
			document.removeEventListener("visibilitychange", wake);
			const status = opened.latest()?.view.status;
			opened.stop();
			if (status === "open" || status === "playing") leave();
		};
	}, [id, client]);
	useLiveEvent("duel", (fact) => {
		if (fact.in === id) line?.look();
	});
	useLiveEvent("refresh", () => line?.look());
	return line;
}

const nothing = () => () => {};

export function useHeard(line: LiveLine | null): Heard | null {
	return useSyncExternalStore(
		line?.subscribe ?? nothing,
		() => line?.latest() ?? null,
		() => null,
	);
}

export function useProblem(line: LiveLine | null): unknown {
	return useSyncExternalStore(
		line?.subscribe ?? nothing,
		() => line?.problem() ?? null,
		() => null,
	);
}
