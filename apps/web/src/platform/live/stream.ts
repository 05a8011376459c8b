import type { LiveEvent } from "@hilo/rules/live/events";
import type { Said, StreamState } from "./channel.ts";

/** How a stream ended by itself: the connection broke, or the server would not open it, for one who is signed out or in maintenance. */
export type Failure = "broken" | "refused";

export interface StreamEvents {
	event(event: LiveEvent): void;
	failed(failure: Failure): void;
}

/** Opens a stream. Returns what closes it. */
export type OpenStream = (events: StreamEvents) => () => void;

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Returns how long to wait before the next try, in milliseconds: twice as long after each of so many failures in a row. `chance` is
 * between 0 and 1: the players of a site that was away come back one after the other.
 */
export function waitAfter(failure: Failure, failures: number, chance: number): number {
	const longest = failure === "refused" ? LONGEST_WAIT_MS : FIRST_WAIT_MS * 2 ** (failures - 1);
	return Math.min(LONGEST_WAIT_MS, longest) * (0.5 + 0.5 * chance);
}

/** Keeps a stream open for the player, and says what it brings. Opens it again whenever it ended. */
export function keepStream(userId: string, open: OpenStream, say: (said: Said) => void) {
	let state: StreamState = { connection: null, isRefused: false };
	let failures = 0;
	let close = () => {};
	let wait: ReturnType<typeof setTimeout> | undefined;

	function turn(next: StreamState) {
		const isSame = next.connection === state.connection && next.isRefused === state.isRefused;
		state = next;
		if (!isSame) say({ kind: "stream", ...state });
	}
	function pause(isRefused: boolean, ms: number) {
		close();
		turn({ connection: null, isRefused });
		clearTimeout(wait);
		wait = setTimeout(begin, ms);
	}
	function fail(failure: Failure) {
		failures += 1;
		pause(failure === "refused", waitAfter(failure, failures, Math.random()));
	}
	function take(event: LiveEvent) {
		if (event.kind === "fact") return say(event);
		if (event.kind === "over") {
			const { comeBackAfterMs, why } = event;
			if (why === "suspended") say({ kind: "suspended" });
			return comeBackAfterMs === null ? fail("refused") : pause(false, comeBackAfterMs);
		}
		// The cookie may have become somebody else's.
		if (event.userId !== userId) return fail("refused");
		failures = 0;
		turn({ connection: { id: crypto.randomUUID(), version: event.version }, isRefused: false });
	}
	function begin() {
		clearTimeout(wait);
		close();
		close = open({ event: take, failed: fail });
	}
	begin();
	return {
		/** Says how the stream is, for a tab that asks. */
		tell: () => say({ kind: "stream", ...state }),
		/** Tries now instead of later, because there is a network again. */
		hurry() {
			if (state.connection === null) begin();
		},
	};
}
