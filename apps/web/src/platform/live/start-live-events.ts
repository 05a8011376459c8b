import type { LiveEvent } from "@hilo/rules/live/live-events";
import type { SuspensionNotice } from "@hilo/rules/live/stream-messages";
import type { QueryClient } from "@tanstack/react-query";
import { lookForNewVersion } from "../reload.ts";
import { setConnected } from "./connection.ts";
import { emitLiveEvent } from "./live-event-listeners.ts";
import { createRefresher } from "./refresher.ts";
import { keepStream } from "./stream.ts";

/**
 * Keeps the cache fresh by live events, and refetches everything on each new connection.
 * `leave` is called when the account is suspended. Returns a function that ends it.
 */
export function startLiveEvents(
	queryClient: QueryClient,
	userId: string,
	leave: (notice: SuspensionNotice) => void,
): () => void {
	const refresher = createRefresher(queryClient);
	function onLiveEvent(event: LiveEvent) {
		if (event.kind === "version") lookForNewVersion();
		refresher.refresh(event);
		emitLiveEvent(event);
	}
	const stream = keepStream(userId, {
		onOpen(version) {
			setConnected(true);
			if (version) lookForNewVersion(version);
			onLiveEvent({ kind: "refresh" });
		},
		onLiveEvent,
		onClose(isRefused) {
			setConnected(false);
			// The reason may be maintenance or another player's session: this refetches both.
			if (isRefused) refresher.refresh({ kind: "maintenance" });
		},
		onSuspended: leave,
	});
	addEventListener("online", stream.hurry);
	return () => {
		removeEventListener("online", stream.hurry);
		stream.close();
		refresher.stop();
		setConnected(false);
	};
}
