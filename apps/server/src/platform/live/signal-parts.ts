import { liveEventKey } from "@hilo/rules/live/live-events";
import { type Audience, processMessageKey, type Signal } from "./bus.ts";

/** Above this many ids, what waits is replaced by a refresh for everyone. */
const MAX_IDS = 20_000;

interface Waiting {
	readonly event: Signal["event"] | undefined;
	readonly message: Signal["message"] | undefined;
	to: Set<string> | "everyone";
}

/** Signals that wait to be sent together, without duplicates. */
export class WaitingSignals {
	#byKey = new Map<string, Waiting>();
	#ids = 0;

	get isEmpty(): boolean {
		return this.#byKey.size === 0;
	}

	add({ to, event, message }: Signal): void {
		const key = event ? liveEventKey(event) : message ? processMessageKey(message) : "";
		const waiting = this.#byKey.get(key) ?? { event, message, to: new Set<string>() };
		this.#byKey.set(key, waiting);
		if (to === "everyone") {
			waiting.to = to;
		} else if (waiting.to !== "everyone") {
			for (const id of to) waiting.to.add(id);
			this.#ids += to.length;
		}
		if (this.#ids > MAX_IDS) this.refreshEveryone();
	}

	/** Replaces all that waits by a refresh for everyone. */
	refreshEveryone(): void {
		this.take();
		this.add({ to: "everyone" });
		this.add({ to: "everyone", event: { kind: "refresh" } });
		this.add({ to: "everyone", message: { kind: "clear-caches" } });
	}

	take(): Signal[] {
		const signals = [...this.#byKey.values()].map(({ to, event, message }) => ({
			to: to === "everyone" ? to : [...to],
			...(event && { event }),
			...(message && { message }),
		}));
		this.#byKey = new Map();
		this.#ids = 0;
		return signals;
	}
}

/** Returns lists of at most `maxBytes` as JSON; an audience that is too long is divided. */
export function batchSignals(signals: readonly Signal[], maxBytes: number): Signal[][] {
	const batches: Signal[][] = [];
	let bytes = Number.POSITIVE_INFINITY;
	for (const signal of signals.flatMap((whole) => splitSignal(whole, maxBytes))) {
		const size = sizeOf(signal) + 1;
		if (bytes + size > maxBytes) {
			batches.push([]);
			bytes = 2;
		}
		batches.at(-1)?.push(signal);
		bytes += size;
	}
	return batches;
}

function splitSignal(signal: Signal, maxBytes: number): Signal[] {
	const { to, ...content } = signal;
	if (to === "everyone" || to.length < 2 || sizeOf(signal) + 3 <= maxBytes) return [signal];
	const half = (ids: Audience) => splitSignal({ to: ids, ...content }, maxBytes);
	const middle = Math.ceil(to.length / 2);
	return [...half(to.slice(0, middle)), ...half(to.slice(middle))];
}

const sizeOf = (signal: Signal) => Buffer.byteLength(JSON.stringify(signal));
