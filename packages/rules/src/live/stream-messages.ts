import type { LiveEvent } from "./live-events.ts";

interface Range {
	readonly min: number;
	readonly max: number;
}

/** Why the server ends a stream, and the random delay before its client reconnects; null: only after a change. */
export const STREAM_ENDS = {
	"signed-out": null,
	suspended: null,
	maintenance: null,
	/** The user's rights have changed, and with them the events of the stream. */
	rights: { min: 0, max: 0 },
	/** The user or the address has opened newer streams; reconnecting immediately would only end one of those. */
	"too-many": { min: 120_000, max: 300_000 },
	/** The random delay spreads the reconnecting clients. */
	stopping: { min: 0, max: 5000 },
} as const satisfies Record<string, Range | null>;

export type StreamEnd = keyof typeof STREAM_ENDS;

/** A stream that is silent for this long is lost: the server sends a heartbeat every 20 s. */
export const HEARTBEAT_TIMEOUT_MS = 50_000;

/** One message of a stream of live events. */
export type StreamMessage =
	/**
	 * Always the first; polling can stop. `userId`: whose events follow, as the cookie may be another player's by now.
	 * `version`: the address of the script that pages load now.
	 */
	| { readonly kind: "connected"; readonly userId: string; readonly version: string | null }
	| { readonly kind: "event"; readonly event: LiveEvent }
	/**
	 * Always the last, unless the connection is lost. `comeBackAfterMs`: null if reconnecting would be refused.
	 * `suspension`: for a suspended player, and for no other.
	 */
	| {
			readonly kind: "over";
			readonly why: StreamEnd;
			readonly comeBackAfterMs: number | null;
			readonly suspension?: SuspensionNotice;
	  };

/** What a suspended player reads. */
export interface SuspensionNotice {
	/** Until when: the same text as a refused sign-in has. */
	readonly text: string;
	/** In the administrator's words. */
	readonly reason: string;
}

/** Returns the last message of a stream. `random` is from 0 to 1, without 1. */
export function streamOverMessage(
	reason: StreamEnd,
	random: number,
	suspension?: SuspensionNotice,
): StreamMessage {
	const range: Range | null = STREAM_ENDS[reason];
	const comeBackAfterMs = range && range.min + Math.floor(random * (range.max - range.min));
	return { kind: "over", why: reason, comeBackAfterMs, ...(suspension && { suspension }) };
}
