import { liveEventKey } from "@hilo/rules/live/live-events";
import { type LiveEventMessage, type LiveStream, liveEventMessage } from "./stream.ts";

/** Streams that are served before others have their turn at the process. Writing to one takes some 20 µs. */
export const STREAMS_AT_ONCE = 50;
/** More facts than these don't wait for their streams: those who wait are to look at everything instead. */
const MAX_UNDER_WAY = 64;

/** A fact on its way to many streams. */
interface Delivery {
	readonly key: string;
	readonly event: LiveEventMessage;
	/** Who has not been told yet. */
	readonly remaining: Set<LiveStream>;
}

/**
 * Tells facts to streams: to a few at once, to many in slices, between which the process serves everybody else. No stream hears a fact
 * before one that was told earlier, and nobody who is told alone waits until all others were served.
 */
export class FanOut {
	/** The oldest first. */
	#underWay: Delivery[] = [];
	#isWorking = false;

	send(event: LiveEventMessage, streams: Iterable<LiveStream>): void {
		const remaining = new Set(streams);
		const key = liveEventKey(event.fact);
		if (remaining.size <= STREAMS_AT_ONCE) {
			for (const stream of remaining) this.#sendNow(stream, key, event);
			return;
		}
		// Whoever still waits for the same fact will not have looked before this one.
		for (const earlier of this.#underWay)
			if (earlier.key === key) for (const stream of earlier.remaining) remaining.delete(stream);
		if (remaining.size > 0) this.#underWay.push({ key, event, remaining });
		if (this.#underWay.length > MAX_UNDER_WAY) this.#merge();
		this.#work();
	}

	/** Tells one stream, and before that what is on its way to it. */
	#sendNow(stream: LiveStream, key: string, event: LiveEventMessage): void {
		let isSent = false;
		for (const earlier of this.#underWay) {
			if (!earlier.remaining.delete(stream)) continue;
			stream.send(earlier.event);
			isSent ||= earlier.key === key;
		}
		if (!isSent) stream.send(event);
	}

	#merge(): void {
		const event = liveEventMessage({ kind: "refresh" });
		const remaining = new Set(this.#underWay.flatMap((delivery) => [...delivery.remaining]));
		this.#underWay = [{ key: liveEventKey(event.fact), event, remaining }];
	}

	#work(): void {
		if (this.#isWorking || this.#underWay.length === 0) return;
		this.#isWorking = true;
		setImmediate(() => {
			this.#isWorking = false;
			this.#sendSome();
			this.#work();
		});
	}

	#sendSome(): void {
		let left = STREAMS_AT_ONCE;
		for (const { remaining, event } of this.#underWay) {
			for (const stream of remaining) {
				if (left === 0) break;
				left -= 1;
				remaining.delete(stream);
				stream.send(event);
			}
		}
		this.#underWay = this.#underWay.filter(({ remaining }) => remaining.size > 0);
	}
}
