import { factKey } from "@hilo/rules/live/facts";
import type { Audience, Signal } from "./bus.ts";

/** More ids than these are not kept while they can't be sent: everyone looks at everything instead. */
const MOST_IDS = 20_000;

/** Signals that wait to be sent together. What is said more than once waits once. */
export class WaitingSignals {
	#byKey = new Map<string, { fact: Signal["fact"]; to: Set<string> | "everyone" }>();
	#ids = 0;

	get isEmpty(): boolean {
		return this.#byKey.size === 0;
	}

	add({ to, fact }: Signal): void {
		const key = fact ? factKey(fact) : "";
		const waiting = this.#byKey.get(key) ?? { fact, to: new Set<string>() };
		this.#byKey.set(key, waiting);
		if (to === "everyone") {
			waiting.to = to;
		} else if (waiting.to !== "everyone") {
			for (const id of to) waiting.to.add(id);
			this.#ids += to.length;
		}
		if (this.#ids > MOST_IDS) this.missed();
	}

	/** In place of all that waits, everyone is to look at everything. */
	missed(): void {
		this.take();
		this.add({ to: "everyone" });
		this.add({ to: "everyone", fact: { kind: "refresh" } });
	}

	/** Returns what waits, which then waits no more. */
	take(): Signal[] {
		const signals = [...this.#byKey.values()].map(({ to, fact }) => ({
			to: to === "everyone" ? to : [...to],
			...(fact && { fact }),
		}));
		this.#byKey = new Map();
		this.#ids = 0;
		return signals;
	}
}

/** Returns lists of signals that are each at most `mostBytes` long as JSON; an audience that is longer is divided. */
export function inLists(signals: readonly Signal[], mostBytes: number): Signal[][] {
	const lists: Signal[][] = [];
	let bytes = Number.POSITIVE_INFINITY;
	for (const signal of signals.flatMap((each) => divided(each, mostBytes))) {
		const size = sizeOf(signal) + 1;
		if (bytes + size > mostBytes) {
			lists.push([]);
			bytes = 2;
		}
		lists.at(-1)?.push(signal);
		bytes += size;
	}
	return lists;
}

/** The signal, in halves and their halves until each fits. */
function divided(signal: Signal, mostBytes: number): Signal[] {
	const { to, fact } = signal;
	if (to === "everyone" || to.length < 2 || sizeOf(signal) + 3 <= mostBytes) return [signal];
	const half = (ids: Audience) => divided({ to: ids, ...(fact && { fact }) }, mostBytes);
	const middle = Math.ceil(to.length / 2);
	return [...half(to.slice(0, middle)), ...half(to.slice(middle))];
}

const sizeOf = (signal: Signal) => Buffer.byteLength(JSON.stringify(signal));
