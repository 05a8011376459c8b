import type { LiveEvent } from "@hilo/rules/live/live-events";
import {
	HEARTBEAT_TIMEOUT_MS,
	type StreamMessage,
	type SuspensionNotice,
} from "@hilo/rules/live/stream-messages";
import { addressOf } from "../../ui/base-path.ts";

/** "broken": the connection was lost. "refused": by the server (signed out, maintenance). */
export type Failure = "broken" | "refused";

export interface StreamHandlers {
	/** @param version the address of the script of current pages */
	onOpen(version: string | null): void;
	onLiveEvent(event: LiveEvent): void;
	onClose(isRefused: boolean): void;
	/** The account was suspended, which ends every session. */
	onSuspended(notice: SuspensionNotice): void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Returns the pause before the next attempt, in ms, which doubles with each failure in a row.
 * `chance`, from 0 to 1, spreads the players who return after an outage.
 */
export function waitAfter(failure: Failure, failures: number, chance: number): number {
	const longest = failure === "refused" ? LONGEST_WAIT_MS : FIRST_WAIT_MS * 2 ** (failures - 1);
	return Math.min(LONGEST_WAIT_MS, longest) * (0.5 + 0.5 * chance);
}

/** Keeps the player's event stream open, and reopens it with a backoff. */
export function keepStream(userId: string, handlers: StreamHandlers) {
	let source: EventSource | null = null;
	/** Fires when an open stream is silent for too long, or when a closed one is due to be reopened. */
	let timer: ReturnType<typeof setTimeout> | undefined;
	let failures = 0;

	function close() {
		clearTimeout(timer);
		source?.close();
		source = null;
	}
	function pause(isRefused: boolean, ms: number) {
		close();
		timer = setTimeout(connect, ms);
		handlers.onClose(isRefused);
	}
	function fail(failure: Failure) {
		failures += 1;
		pause(failure === "refused", waitAfter(failure, failures, Math.random()));
	}
	function take(message: StreamMessage) {
		if (message.kind === "event") return handlers.onLiveEvent(message.event);
		if (message.kind === "over") {
			if (message.comeBackAfterMs === null) fail("refused");
			else pause(false, message.comeBackAfterMs);
			if (message.suspension) handlers.onSuspended(message.suspension);
			return;
		}
		// The cookie may belong to another player by now.
		if (message.userId !== userId) return fail("refused");
		failures = 0;
		handlers.onOpen(message.version);
	}
	function awaitHeartbeat() {
		clearTimeout(timer);
		timer = setTimeout(() => fail("broken"), HEARTBEAT_TIMEOUT_MS);
	}
	function connect() {
		close();
		const opened = new EventSource(addressOf("/api/trpc/live.events"));
		source = opened;
		awaitHeartbeat();
		opened.addEventListener("ping", awaitHeartbeat);
		opened.onmessage = ({ data }) => {
			awaitHeartbeat();
			take(JSON.parse(data));
		};
		// The browser would reconnect too, but without a backoff.
		opened.onerror = () => fail(opened.readyState === EventSource.CLOSED ? "refused" : "broken");
	}
	connect();
	return {
		close,
		/** Reconnects immediately, because the network has returned. */
		hurry() {
			if (!source) connect();
		},
	};
}
