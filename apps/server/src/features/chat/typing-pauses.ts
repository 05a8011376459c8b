import type { Clock } from "../../platform/system/clock.ts";

/** A friend is notified of typing once in this time. */
const PAUSE_MS = 1000;

export class TypingPauses {
	readonly #clock: Clock;
	/** Monotonic ms by pair, oldest first. */
	readonly #begun = new Map<string, number>();

	constructor(clock: Clock) {
		this.#clock = clock;
	}

	has(pair: string): boolean {
		this.#forgetPassed();
		return this.#begun.has(pair);
	}

	begin(pair: string): void {
		this.#begun.delete(pair);
		this.#begun.set(pair, this.#clock.elapsed());
	}

	#forgetPassed(): void {
		const passed = this.#clock.elapsed() - PAUSE_MS;
		for (const [pair, at] of this.#begun) {
			if (at > passed) return;
			this.#begun.delete(pair);
		}
	}
}
