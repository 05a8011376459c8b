import type { Clock } from "../system/clock.ts";

interface Window {
	/** In milliseconds of `Clock.elapsed`. */
	readonly endsAt: number;
	readonly hits: Map<string, number>;
}

/** Counts hits in memory. All subjects of a limit share its window, so that ended ones are dropped together. */
export class MemoryCounters {
	readonly #clock: Clock;
	readonly #windows = new Map<string, Window>();

	constructor(clock: Clock) {
		this.#clock = clock;
	}

	/** @returns the subject's hits in the open window, with these, and how long the window stays open. */
	count(
		{ name, windowMs }: { readonly name: string; readonly windowMs: number },
		subject: string,
		count: number,
	): { hits: number; waitMs: number } {
		const now = this.#clock.elapsed();
		let window = this.#windows.get(name);
		if (!window || now >= window.endsAt) {
			window = { endsAt: now + windowMs, hits: new Map() };
			this.#windows.set(name, window);
		}
		const hits = (window.hits.get(subject) ?? 0) + count;
		window.hits.set(subject, hits);
		return { hits, waitMs: window.endsAt - now };
	}
}
