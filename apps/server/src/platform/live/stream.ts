import { type LiveEvent, type StreamEnd, streamOver } from "@hilo/rules/live/events";
import { type Fact, factKey } from "@hilo/rules/live/facts";

/** A reader with more waiting events is disconnected, and refreshes everything when it reconnects. */
const MAX_WAITING = 64;

/** As it was when the stream was opened. */
export interface StreamOwner {
	readonly userId: string;
	/** The stored hash of the session's secret. */
	readonly sessionId: string;
	readonly isAdmin: boolean;
	readonly address: string;
}

export type FactEvent = LiveEvent & { readonly kind: "fact" };

const DONE: IteratorReturnResult<undefined> = { done: true, value: undefined };

/** Queues events for one reader, bounded and without duplicates. */
export class LiveStream implements AsyncIterableIterator<LiveEvent> {
	readonly owner: StreamOwner;
	#first: LiveEvent | null;
	#waiting: Map<string, LiveEvent> | null = null;
	#last: LiveEvent | null = null;
	#isOver = false;
	#take: ((result: IteratorResult<LiveEvent>) => void) | null = null;
	#onOver: ((stream: LiveStream) => void) | null;

	constructor(owner: StreamOwner, first: LiveEvent, onOver: (stream: LiveStream) => void) {
		this.owner = owner;
		this.#first = first;
		this.#onOver = onOver;
	}

	tell(event: FactEvent): void {
		if (this.#isOver) return;
		if (this.#take) {
			this.#give({ done: false, value: event });
		} else {
			this.#waiting ??= new Map();
			this.#waiting.set(factKey(event.fact), event);
			if (this.#waiting.size > MAX_WAITING) this.#finish(null);
		}
	}

	/** The reader gets the reason as its last event; waiting events are dropped. */
	end(why: StreamEnd): void {
		if (!this.#isOver) this.#finish(streamOver(why, Math.random()));
	}

	next(): Promise<IteratorResult<LiveEvent>> {
		const value = this.#nextWaiting();
		if (value) return Promise.resolve({ done: false, value });
		if (this.#isOver) return Promise.resolve(DONE);
		return new Promise((resolve) => {
			this.#take = resolve;
		});
	}

	return(): Promise<IteratorResult<LiveEvent>> {
		if (!this.#isOver) this.#finish(null);
		this.#last = null;
		return Promise.resolve(DONE);
	}

	[Symbol.asyncIterator](): this {
		return this;
	}

	#nextWaiting(): LiveEvent | null {
		const first = this.#first;
		this.#first = null;
		if (first) return first;
		for (const [key, event] of this.#waiting ?? []) {
			this.#waiting?.delete(key);
			return event;
		}
		const last = this.#last;
		this.#last = null;
		return last;
	}

	#finish(last: LiveEvent | null): void {
		this.#isOver = true;
		this.#waiting = null;
		if (this.#take) this.#give(last ? { done: false, value: last } : DONE);
		else this.#last = last;
		this.#onOver?.(this);
		this.#onOver = null;
	}

	#give(result: IteratorResult<LiveEvent>): void {
		const take = this.#take;
		this.#take = null;
		take?.(result);
	}
}

/** One object for all streams, so that it is encoded once. */
export function factEvent(fact: Fact): FactEvent {
	return { kind: "fact", fact };
}
