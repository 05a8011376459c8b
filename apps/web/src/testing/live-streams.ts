import type { LiveEvent } from "@hilo/rules/live/live-events";
import type { StreamMessage } from "@hilo/rules/live/stream-messages";

/** A fake `EventSource` without a connection, whose events come from tests. */
export class FakeEventSource extends EventTarget {
	static readonly CLOSED = 2;
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

	/** A closed stream receives nothing, as in a browser. */
	send(message: StreamMessage): void {
		if (this.readyState !== FakeEventSource.CLOSED) this.onmessage?.({ data: JSON.stringify(message) });
	}

	/** @param isRefused whether the server answers with an error */
	fail(isRefused = false): void {
		if (this.readyState === FakeEventSource.CLOSED) return;
		if (isRefused) this.close();
		this.onerror?.();
	}
}

/** Includes streams that are still connecting. */
export const openStreams = (): FakeEventSource[] =>
	FakeEventSource.opened.filter(({ readyState }) => readyState !== FakeEventSource.CLOSED);

function sendToAll(message: StreamMessage): void {
	for (const stream of openStreams()) stream.send(message);
}

export const acceptStreams = (userId = "ada", version: string | null = null): void =>
	sendToAll({ kind: "connected", userId, version });

export const sendLiveEvent = (event: LiveEvent): void => sendToAll({ kind: "event", event });

export function failStreams(isRefused = false): void {
	for (const stream of openStreams()) stream.fail(isRefused);
}
