import type { ServerResponse } from "node:http";
import { HEARTBEAT_TIMEOUT_MS, type StreamMessage } from "@hilo/rules/live/stream-messages";

const HEARTBEAT_MS = 20_000;

/**
 * Answers with the events, and closes the stream when the client disconnects. Writes straight to Node's answer: through
 * tRPC's adapter a stream costs four times the memory.
 */
export function streamEvents(
	events: AsyncIterator<StreamMessage>,
	response: ServerResponse,
	headers: Headers,
): void {
	// Chunked encoding would write three pieces per event; here the end of the connection ends the answer.
	response.removeHeader("Transfer-Encoding");
	// Node does not keep headers passed as one list; headers that are set one by one stay in memory.
	response.writeHead(200, [...headers, ["Connection", "close"]].flat());
	response.write(streamHead(Math.random()));
	const heartbeat = setInterval(sendHeartbeat, HEARTBEAT_MS, response).unref();
	const end = () => {
		clearInterval(heartbeat);
		void events.return?.();
	};
	response.once("close", end);
	response.once("error", end);
	if (response.destroyed) end();
	else void writeAll(events, response);
}

/** A reader that has not taken earlier events is disconnected, so that nothing accumulates. */
function sendHeartbeat(response: ServerResponse): void {
	if (response.writableNeedDrain) response.destroy();
	else response.write(HEARTBEAT);
}

async function writeAll(events: AsyncIterator<StreamMessage>, response: ServerResponse): Promise<void> {
	for (let next = await events.next(); !next.done; next = await events.next()) {
		response.write(encoded(next.value));
		if (response.writableNeedDrain) await drained(response);
	}
	response.end(CLOSING);
}

function drained(response: ServerResponse): Promise<void> {
	return new Promise((resolve) => {
		const end = () => {
			response.off("drain", end);
			response.off("close", end);
			resolve();
		};
		response.on("drain", end);
		response.on("close", end);
	});
}

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
