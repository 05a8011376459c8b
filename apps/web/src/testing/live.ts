import type { LiveEvent } from "@hilo/rules/live/live-events";
import type { StreamMessage } from "@hilo/rules/live/stream-messages";

/** A fake `EventSource`: it opens no connection, and tests send its events. */
export class FakeEventSource extends EventTarget {
	static readonly CLOSED = 2;
	/** All that were opened, the newest last. */
	static readonly opened: FakeEventSource[] = [];
	readyState = 0;
	onmessage: ((message: { data: string }) => void) | null = null;
	onerror: (() => void) | null = null;

	constructor() {
		super();
		FakeEventSource.opened.push(this);
	}

	close(): void {
		this.readyState = FakeEventSource.CLOSED;
	}

	/** Sends an event of the stream. One that is closed hears nothing, as in a browser. */
	send(event: StreamMessage): void {
		if (this.readyState !== FakeEventSource.CLOSED) this.onmessage?.({ data: JSON.stringify(event) });
	}

	/** Ends the connection; `isRefused` when the server answers with an error. */
	fail(isRefused = false): void {
		if (this.readyState === FakeEventSource.CLOSED) return;
		if (isRefused) this.close();
		this.onerror?.();
	}
}

/** The streams that are open, or about to be. */
export const openStreams = (): FakeEventSource[] =>
	FakeEventSource.opened.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED);

function sendToAll(event: StreamMessage): void {
	for (const stream of openStreams()) stream.send(event);
}

/** Lets the server accept the streams that are open. */
export const acceptStreams = (userId = "ada", version: string | null = null): void =>
	sendToAll({ kind: "connected", userId, version });

export const sendLiveEvent = (event: LiveEvent): void => sendToAll({ kind: "fact", fact: event });

export function failStreams(isRefused = false): void {
	for (const stream of openStreams()) stream.fail(isRefused);
}
