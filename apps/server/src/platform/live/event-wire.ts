import { HEARTBEAT_TIMEOUT_MS, type StreamMessage } from "@hilo/rules/live/stream-messages";

/** The format of tRPC's server-sent events, as `httpSubscriptionLink` reads it; a test compares the two. */
const event = (name: string, data: string) => `event: ${name}\ndata: ${data}\n\n`;

/** Clients wait between these times before they reconnect, so that not all do it together. */
const RETRY_MS = { min: 1000, max: 5000 };

/** The beginning of a stream. `random` is from 0 to 1. */
export function streamHead(random: number): string {
	const retryMs = RETRY_MS.min + Math.floor(random * (RETRY_MS.max - RETRY_MS.min));
	return `retry: ${retryMs}\n${event("connected", JSON.stringify({ reconnectAfterInactivityMs: HEARTBEAT_TIMEOUT_MS }))}`;
}

export const HEARTBEAT = Buffer.from(event("ping", ""));

/** Tells the client that the stream ended on purpose, so that it does not reconnect by itself. */
export const CLOSING = Buffer.from(event("return", ""));

/** One event goes to many streams, and is encoded once. */
const encodedMessages = new WeakMap<StreamMessage, Buffer>();

export function encoded(event: StreamMessage): Buffer {
	const cached = encodedMessages.get(event);
	if (cached) return cached;
	const bytes = Buffer.from(`data: ${JSON.stringify(event)}\n\n`);
	encodedMessages.set(event, bytes);
	return bytes;
}
