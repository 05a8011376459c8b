import { liveEventKey } from "@hilo/rules/live/live-events";
import type { Audience, Signal } from "./bus.ts";
import { processMessageKey } from "./process-message.ts";

/** More ids than these are not kept while they can't be sent: everyone looks at everything instead. */
const MAX_IDS = 20_000;

interface Waiting {
	readonly event: Signal["event"] | undefined;
	readonly message: Signal["message"] | undefined;
	to: Set<string> | "everyone";
}

/** Signals that wait to be sent together. What is said more than once waits once. */
export class WaitingSignals {
	#byKey = new Map<string, Waiting>();
	#ids = 0;

	get isEmpty(): boolean {
		return this.#byKey.size === 0;
	}

	add({ to, event, message }: Signal): void {
		const key = event ? liveEventKey(event) : message ? processMessageKey(message) : "";
		if (message?.kind === "status" && to !== "everyone") this.#takeBack(to);
		const waiting = this.#byKey.get(key) ?? { event, message, to: new Set<string>() };
		this.#byKey.set(key, waiting);
		if (to === "everyone") {
			waiting.to = to;
		} else if (waiting.to !== "everyone") {
			for (const id of to) waiting.to.add(id);
			this.#ids += to.length;
		}
		if (this.#ids > MAX_IDS) this.missed();
	}

	/** In place of all that waits, everyone is to look at everything. */
	missed(): void {
		this.take();
		this.add({ to: "everyone" });
		this.add({ to: "everyone", event: { kind: "refresh" } });
		this.add({ to: "everyone", message: { kind: "clear-caches" } });
	}

	/** What the users said of themselves before is not sent any more: the order of what waits is not kept. */
	#takeBack(ids: readonly string[]): void {
		for (const { message, to } of this.#byKey.values())
			if (message?.kind === "status" && to !== "everyone") for (const id of ids) to.delete(id);
	}

	/** Returns what waits, which then waits no more. */
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

/** Returns lists of signals that are each at most `maxBytes` long as JSON; an audience that is longer is divided. */
export function inLists(signals: readonly Signal[], maxBytes: number): Signal[][] {
	const lists: Signal[][] = [];
	let bytes = Number.POSITIVE_INFINITY;
	for (const signal of signals.flatMap((each) => divided(each, maxBytes))) {
		const size = sizeOf(signal) + 1;
		if (bytes + size > maxBytes) {
			lists.push([]);
			bytes = 2;
		}
		lists.at(-1)?.push(signal);
		bytes += size;
	}
	return lists;
}

/** The signal, in halves and their halves until each fits. */
function divided(signal: Signal, maxBytes: number): Signal[] {
	const { to, ...said } = signal;
	if (to === "everyone" || to.length < 2 || sizeOf(signal) + 3 <= maxBytes) return [signal];
	const half = (ids: Audience) => divided({ to: ids, ...said }, maxBytes);
	const middle = Math.ceil(to.length / 2);
	return [...half(to.slice(0, middle)), ...half(to.slice(middle))];
}

const sizeOf = (signal: Signal) => Buffer.byteLength(JSON.stringify(signal));
