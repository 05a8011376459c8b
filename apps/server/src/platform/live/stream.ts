import { type LiveEvent, liveEventKey } from "@hilo/rules/live/live-events";
import {
	type StreamEnd,
	type StreamMessage,
	type SuspensionNotice,
	streamOverMessage,
} from "@hilo/rules/live/stream-messages";

/** A reader with more waiting events is disconnected, and refreshes everything when it reconnects. */
const MAX_WAITING = 64;

/** As it was when the stream was opened. */
export interface StreamOwner {
	readonly userId: string;
	/** The stored hash of the session's secret; with a token, its id. */
	readonly sessionId: string;
	readonly isAdmin: boolean;
	readonly address: string;
	/** Whether an API token opened it, which makes no player online. */
	readonly isTool?: boolean;
}

export type LiveEventMessage = StreamMessage & { readonly kind: "event" };

const DONE: IteratorReturnResult<undefined> = { done: true, value: undefined };

/** A client's stream of live events: a bounded queue in which no event waits twice. */
export class LiveStream implements AsyncIterableIterator<StreamMessage> {
	readonly owner: StreamOwner;
	#first: StreamMessage | null;
	/** By `liveEventKey`. */
	#waiting: Map<string, StreamMessage> | null = null;
	#last: StreamMessage | null = null;
	#isOver = false;
	#resolveNext: ((result: IteratorResult<StreamMessage>) => void) | null = null;
	#onEnd: ((stream: LiveStream) => void) | null;

	constructor(owner: StreamOwner, first: StreamMessage, onEnd: (stream: LiveStream) => void) {
		this.owner = owner;
		this.#first = first;
		this.#onEnd = onEnd;
	}

	send(message: LiveEventMessage): void {
		if (this.#isOver) return;
		if (this.#resolveNext) {
			this.#deliver({ done: false, value: message });
		} else {
			this.#waiting ??= new Map();
			this.#waiting.set(liveEventKey(message.event), message);
			if (this.#waiting.size > MAX_WAITING) this.#finish(null);
		}
	}

	/** The reader gets the reason as its last message; waiting events are dropped. */
	end(reason: StreamEnd, suspension?: SuspensionNotice): void {
		if (!this.#isOver) this.#finish(streamOverMessage(reason, Math.random(), suspension));
	}

	next(): Promise<IteratorResult<StreamMessage>> {
		const value = this.#nextWaiting();
		if (value) return Promise.resolve({ done: false, value });
		if (this.#isOver) return Promise.resolve(DONE);
		return new Promise((resolve) => {
			this.#resolveNext = resolve;
		});
	}

	/** Called when the reader disconnects. */
	return(): Promise<IteratorResult<StreamMessage>> {
		if (!this.#isOver) this.#finish(null);
		this.#last = null;
		return Promise.resolve(DONE);
	}

	[Symbol.asyncIterator](): this {
		return this;
	}

	#nextWaiting(): StreamMessage | null {
		const first = this.#first;
		this.#first = null;
		if (first) return first;
		for (const [key, message] of this.#waiting ?? []) {
			this.#waiting?.delete(key);
			return message;
		}
		const last = this.#last;
		this.#last = null;
		return last;
	}

	#finish(last: StreamMessage | null): void {
		this.#isOver = true;
		this.#waiting = null;
		if (this.#resolveNext) this.#deliver(last ? { done: false, value: last } : DONE);
		else this.#last = last;
		this.#onEnd?.(this);
		this.#onEnd = null;
	}

	#deliver(result: IteratorResult<StreamMessage>): void {
		const resolveNext = this.#resolveNext;
		this.#resolveNext = null;
		resolveNext?.(result);
	}
}

/** Made once for all receivers, so that it is encoded once. */
export function liveEventMessage(event: LiveEvent): LiveEventMessage {
	return { kind: "event", event };
}
