import { liveEventKey } from "@hilo/rules/live/live-events";
import { type LiveEventMessage, type LiveStream, liveEventMessage } from "./stream.ts";

/** Streams written to before the event loop runs on. Writing to one takes some 20 µs. */
export const STREAMS_PER_BATCH = 50;
/** More pending events are replaced by one that refreshes everything. */
const MAX_PENDING = 64;

/** An event on its way to many streams. */
interface Delivery {
	readonly key: string;
	readonly message: LiveEventMessage;
	readonly remaining: Set<LiveStream>;
}

/**
 * Sends events to streams: to a few immediately, to many in slices between which the process serves others. A stream
 * gets events in order, and an event for few streams does not wait for a long one.
 */
export class FanOut {
	/** The oldest first. */
	#pending: Delivery[] = [];
	#isWorking = false;

	send(message: LiveEventMessage, streams: Iterable<LiveStream>): void {
		const remaining = new Set(streams);
		const key = liveEventKey(message.event);
		if (remaining.size <= STREAMS_PER_BATCH) {
			for (const stream of remaining) this.#sendNow(stream, key, message);
			return;
		}
		// A stream that still waits for the same event needs it only once.
		for (const earlier of this.#pending)
			if (earlier.key === key) for (const stream of earlier.remaining) remaining.delete(stream);
		if (remaining.size > 0) this.#pending.push({ key, message, remaining });
		if (this.#pending.length > MAX_PENDING) this.#merge();
		this.#work();
	}

	/** Sends pending events to the stream first, so that their order is kept. */
	#sendNow(stream: LiveStream, key: string, message: LiveEventMessage): void {
		let isSent = false;
		for (const earlier of this.#pending) {
			if (!earlier.remaining.delete(stream)) continue;
			stream.send(earlier.message);
			isSent ||= earlier.key === key;
		}
		if (!isSent) stream.send(message);
	}

	#merge(): void {
		const message = liveEventMessage({ kind: "refresh" });
		const remaining = new Set(this.#pending.flatMap((delivery) => [...delivery.remaining]));
		this.#pending = [{ key: liveEventKey(message.event), message, remaining }];
	}

	#work(): void {
		if (this.#isWorking || this.#pending.length === 0) return;
		this.#isWorking = true;
		setImmediate(() => {
			this.#isWorking = false;
			this.#sendSome();
			this.#work();
		});
	}

	#sendSome(): void {
		let left = STREAMS_PER_BATCH;
		for (const { remaining, message } of this.#pending) {
			for (const stream of remaining) {
				if (left === 0) break;
				left -= 1;
				remaining.delete(stream);
				stream.send(message);
			}
		}
		this.#pending = this.#pending.filter(({ remaining }) => remaining.size > 0);
	}
}
