import { factKey } from "@hilo/rules/live/facts";
import { type FactEvent, factEvent, type LiveStream } from "./stream.ts";

/** Streams that are served before others have their turn at the process. Writing to one takes some 20 µs. */
export const STREAMS_AT_ONCE = 50;
/** More facts than these don't wait for their streams: those who wait are to look at everything instead. */
const MAX_UNDER_WAY = 64;

/** A fact on its way to many streams. */
interface Delivery {
	readonly key: string;
	readonly event: FactEvent;
	/** Who has not been told yet. */
	readonly rest: Set<LiveStream>;
}

/**
 * Tells facts to streams: to a few at once, to many in slices, between which the process serves everybody else. No stream hears a fact
 * before one that was told earlier, and nobody who is told alone waits until all others were served.
 */
export class Deliveries {
	/** The oldest first. */
	#underWay: Delivery[] = [];
	#isWorking = false;

	tell(event: FactEvent, streams: Iterable<LiveStream>): void {
		const rest = new Set(streams);
		const key = factKey(event.fact);
		if (rest.size <= STREAMS_AT_ONCE) {
			for (const stream of rest) this.#tellNow(stream, key, event);
			return;
		}
		// Whoever still waits for the same fact will not have looked before this one.
		for (const earlier of this.#underWay)
			if (earlier.key === key) for (const stream of earlier.rest) rest.delete(stream);
		if (rest.size > 0) this.#underWay.push({ key, event, rest });
		if (this.#underWay.length > MAX_UNDER_WAY) this.#merge();
		this.#work();
	}

	/** Tells one stream, and before that what is on its way to it. */
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
