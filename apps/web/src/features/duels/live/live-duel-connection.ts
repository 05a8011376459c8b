import { LIVE_DUEL_HEARTBEAT_MS } from "@hilo/rules/duels/caps";
import { useEffect, useState, useSyncExternalStore } from "react";
import { keepalivePost } from "../../../platform/api/request-headers.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { useLiveEvent } from "../../../platform/live/live-event-listeners.ts";
import { watchVisibility } from "../../../platform/visibility.ts";

export type LiveDuelView = Outputs["duels"]["live"];

/** The server's last answer, and when it came, as `performance.now()`. */
export interface LiveDuelUpdate {
	readonly view: LiveDuelView;
	readonly receivedAt: number;
}

type Call = (signal: AbortSignal) => Promise<LiveDuelView>;

export interface LiveDuelConnection {
	latest(): LiveDuelUpdate | null;
	/** The error of the last call; null if it was answered. */
	error(): unknown;
	subscribe(listener: () => void): () => void;
	/** Sends a heartbeat now. */
	refresh(): void;
	/** Queues another call that also answers with the duel's state. */
	send(call: Call): Promise<void>;
	close(): void;
}

/**
 * Sends a heartbeat every two seconds and receives the duel's state. Calls run one at a time, so that answers stay in
 * order. A live event only makes the next heartbeat come sooner.
 */
function openLiveDuelConnection(heartbeat: Call): LiveDuelConnection {
	const closing = new AbortController();
	const listeners = new Set<() => void>();
	let latest: LiveDuelUpdate | null = null;
	let lastError: unknown = null;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isBusy = false;
	let isDue = false;
	let queue: Promise<unknown> = Promise.resolve();

	async function run(call: Call): Promise<void> {
		try {
			latest = { view: await call(closing.signal), receivedAt: performance.now() };
			lastError = null;
		} catch (error) {
			if (closing.signal.aborted) return;
			lastError = error;
			throw error;
		} finally {
			if (!closing.signal.aborted) for (const listener of [...listeners]) listener();
		}
	}
	function enqueue(call: Call): Promise<void> {
		const queued = queue.then(() => (closing.signal.aborted ? undefined : run(call)));
		queue = queued.catch(() => {});
		return queued;
	}
	async function refresh(): Promise<void> {
		clearTimeout(timer);
		if (isBusy || closing.signal.aborted) {
			isDue = true;
			return;
		}
		isBusy = true;
		isDue = false;
		await enqueue(heartbeat).catch(() => {});
		isBusy = false;
		const isEnded = latest?.view.status === "over" || latest?.view.status === "declined";
		if (isEnded || closing.signal.aborted) return;
		clearTimeout(timer);
		timer = setTimeout(refresh, isDue ? 0 : LIVE_DUEL_HEARTBEAT_MS);
	}
	refresh();
	return {
		latest: () => latest,
		error: () => lastError,
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		refresh: () => void refresh(),
		send: enqueue,
		close() {
			closing.abort();
			clearTimeout(timer);
		},
	};
}

/** Waits for an update that `pick` accepts. @throws the signal's reason once it aborts */
export function waitForUpdate<T>(
	connection: LiveDuelConnection,
	pick: (update: LiveDuelUpdate) => T | undefined,
	signal: AbortSignal,
): Promise<T> {
	const { promise, resolve, reject } = Promise.withResolvers<T>();
	const check = () => {
		const update = connection.latest();
		const picked = update ? pick(update) : undefined;
		if (picked !== undefined) resolve(picked);
	};
	const abort = () => reject(signal.reason);
	if (signal.aborted) abort();
	signal.addEventListener("abort", abort);
	const unsubscribe = connection.subscribe(check);
	check();
	return promise.finally(() => {
		unsubscribe();
		signal.removeEventListener("abort", abort);
	});
}

/** Keeps the connection to a live duel open while its page is shown. */
export function useLiveDuelConnection(id: string): LiveDuelConnection | null {
	const { client } = trpc.useUtils();
	const [connection, setConnection] = useState<LiveDuelConnection | null>(null);
	useEffect(() => {
		const opened = openLiveDuelConnection((signal) => client.duels.live.mutate({ id }, { signal }));
		setConnection(opened);
		const leave = () => keepalivePost("/api/trpc/duels.leave", { id });
		// A page that returns from the back-forward cache, or to the front, was suspended.
		const resume = () => {
			if (document.visibilityState === "visible") opened.refresh();
		};
		addEventListener("pagehide", leave);
		addEventListener("pageshow", resume);
		const unwatch = watchVisibility(resume);
		return () => {
			removeEventListener("pagehide", leave);
			removeEventListener("pageshow", resume);
			unwatch();
			const status = opened.latest()?.view.status;
			opened.close();
			if (status === "open" || status === "playing") leave();
		};
	}, [id, client]);
	useLiveEvent("duel", (event) => {
		if (event.in === id) connection?.refresh();
	});
	useLiveEvent("refresh", () => connection?.refresh());
	return connection;
}

const neverChanges = () => () => {};

export function useConnectionState<State>(
	connection: LiveDuelConnection | null,
	read: (connection: LiveDuelConnection) => State,
): State | null {
	return useSyncExternalStore(
		connection?.subscribe ?? neverChanges,
		() => connection && read(connection),
		() => null,
	);
}
