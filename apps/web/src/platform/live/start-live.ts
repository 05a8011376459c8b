import type { Fact } from "@hilo/rules/live/facts";
import type { QueryClient } from "@tanstack/react-query";
import { lookForNewVersion } from "../chunks/reload-reason.ts";
import { openChannel, type Said, type StreamState } from "./channel.ts";
import { setConnected } from "./connection.ts";
import { hear } from "./heard.ts";
import { standForLeader } from "./leader.ts";
import { createRefresher } from "./refresher.ts";

/** How long whoever holds the stream may take to say how it is. */
export const ANSWER_MS = 5000;
const CLOSED: StreamState = { connection: null, isRefused: false };

/** Whether the browser has what it takes to share one stream among its tabs. Without that, every tab polls. */
const canShare = () => window.Worker && window.BroadcastChannel && navigator.locks;

/**
 * Lets this tab hear a player's live events, over the one stream of the browser, and keeps the cache fresh by them. `leave` is called when
 * the account was suspended. Returns what ends it.
 */
export function startLive(queryClient: QueryClient, userId: string, leave: () => void): () => void {
	if (!canShare()) return () => {};
	const refresher = createRefresher(queryClient);
	/** The connection since which this tab has missed nothing. */
	let known: string | null = null;
	let unanswered: ReturnType<typeof setTimeout> | undefined;

	function learn(fact: Fact) {
		if (fact.kind === "version") lookForNewVersion();
		refresher.refresh(fact);
		hear(fact);
	}
	function follow({ connection, isRefused }: StreamState) {
		clearTimeout(unanswered);
		setConnected(connection !== null);
		// Either may be why.
		if (isRefused) refresher.refresh({ kind: "maintenance" });
		if (!connection || connection.id === known) return;
		known = connection.id;
		if (connection.version) lookForNewVersion(connection.version);
		learn({ kind: "refresh" });
	}
	const channel = openChannel(userId, (said: Said) => {
		if (said.kind === "stream") follow(said);
		if (said.kind === "fact") learn(said.fact);
		if (said.kind === "suspended") leave();
	});
	// The tab that leads may have been put to sleep with its worker: whoever gets no answer polls.
	function ask() {
		if (document.visibilityState === "hidden") return;
		clearTimeout(unanswered);
		unanswered = setTimeout(() => setConnected(false), ANSWER_MS);
		channel.say({ kind: "ask" });
	}
	/** Back from the browser's memory of pages, where nothing was heard. */
	function wake({ persisted }: PageTransitionEvent) {
		if (persisted) known = null;
	}
	function lead(giveUp: () => void) {
		// Until the new stream is open there is none.
		follow(CLOSED);
		channel.say({ kind: "stream", ...CLOSED });
		return holdStream(userId, giveUp);
	}

	const listening = new AbortController();
	const until = { signal: listening.signal };
	document.addEventListener("visibilitychange", ask, until);
	addEventListener("pageshow", wake, until);
	ask();
	const here = announce(userId, () => refresher.refresh({ kind: "me" }));
	const stopStanding = standForLeader(`hilo-live ${userId}`, lead);
	return () => {
		stopStanding();
		listening.abort();
		clearTimeout(unanswered);
		channel.close();
		here.close();
		refresher.stop();
		setConnected(false);
	};
}

/** Tells all tabs who is signed in here, and hears when it is somebody else in another one: they share their cookies. */
function announce(userId: string, onOther: () => void): BroadcastChannel {
	const channel = new BroadcastChannel("hilo-identity");
	channel.onmessage = ({ data }) => data !== userId && onOther();
	channel.postMessage(userId);
	return channel;
}

/** Holds the stream in a worker: its code isn't in the page's script, and a tab in the background can't slow it down. */
function holdStream(userId: string, giveUp: () => void): () => void {
	const worker = new Worker(new URL("./live.worker.ts", import.meta.url), { type: "module", name: userId });
	worker.onerror = giveUp;
	return () => worker.terminate();
}
