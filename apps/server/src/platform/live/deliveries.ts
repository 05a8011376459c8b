import { factKey } from "@hilo/rules/live/facts";
import { type FactEvent, factEvent, type LiveStream } from "./stream.ts";

/** Streams per slice, after which the process serves others. Writing to a stream takes about 20 µs. */
export const STREAMS_AT_ONCE = 50;
/** Above this many events in delivery, the streams that wait get one refresh instead. */
const MAX_UNDER_WAY = 64;

interface Delivery {
	readonly key: string;
	readonly event: FactEvent;
	readonly rest: Set<LiveStream>;
}

/** Sends to few streams immediately, to many in slices between other work. Each stream gets its events in order. */
export class Deliveries {
	/** Oldest first. */
	#underWay: Delivery[] = [];
	#isWorking = false;

	tell(event: FactEvent, streams: Iterable<LiveStream>): void {
		const rest = new Set(streams);
		const key = factKey(event.fact);
		if (rest.size <= STREAMS_AT_ONCE) {
			for (const stream of rest) this.#tellNow(stream, key, event);
			return;
		}
		// A stream that still waits for the same event needs no second one.
		for (const earlier of this.#underWay)
			if (earlier.key === key) for (const stream of earlier.rest) rest.delete(stream);
		if (rest.size > 0) this.#underWay.push({ key, event, rest });
		if (this.#underWay.length > MAX_UNDER_WAY) this.#merge();
		this.#work();
	}

	/** Sends what the stream still waits for first, to keep the order. */
	#tellNow(stream: LiveStream, key: string, event: FactEvent): void {
		let isTold = false;
		for (const earlier of this.#underWay) {
			if (!earlier.rest.delete(stream)) continue;
			stream.tell(earlier.event);
			isTold ||= earlier.key === key;
		}
		if (!isTold) stream.tell(event);
	}

	#merge(): void {
		const event = factEvent({ kind: "refresh" });
		const rest = new Set(this.#underWay.flatMap((delivery) => [...delivery.rest]));
		this.#underWay = [{ key: factKey(event.fact), event, rest }];
	}

	#work(): void {
		if (this.#isWorking || this.#underWay.length === 0) return;
		this.#isWorking = true;
		setImmediate(() => {
			this.#isWorking = false;
			this.#tellSome();
			this.#work();
		});
	}

	#tellSome(): void {
		let left = STREAMS_AT_ONCE;
		for (const { rest, event } of this.#underWay) {
			for (const stream of rest) {
				if (left === 0) break;
				left -= 1;
				rest.delete(stream);
				stream.tell(event);
			}
		}
		this.#underWay = this.#underWay.filter(({ rest }) => rest.size > 0);
	}
}
