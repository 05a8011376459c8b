export interface Backoff {
	readonly firstMs: number;
	/** Each pause is this many times the one before. */
	readonly factor: number;
	/** Without it, pauses grow without end. */
	readonly maxMs?: number;
	/** The first one included; without it, there is no limit. */
	readonly attempts?: number;
}

/** Yields the pause before each further attempt, in ms. `random` (below 1) varies it by half to spread clients. */
export function* pauses(backoff: Backoff, random: () => number = () => 0.5): Generator<number, void> {
	const { firstMs, factor, maxMs = Number.POSITIVE_INFINITY, attempts = Number.POSITIVE_INFINITY } = backoff;
	for (let attempt = 1, pause = firstMs; attempt < attempts; attempt++, pause *= factor) {
		yield Math.min(pause, maxMs) * (0.5 + random());
	}
}

export interface Retry {
	/** Before each further attempt, in ms. When none is left, the last failure is thrown. */
	readonly pauses: Iterable<number>;
	isTransient(error: unknown): boolean;
	/** Waits for a time in ms. An error that it throws ends the attempts. */
	wait(ms: number, error: unknown): Promise<unknown>;
}

/** Runs `work`, which must be safe to repeat, until it succeeds. @throws its permanent or last error. */
export async function retry<T>(work: () => T | Promise<T>, { pauses, isTransient, wait }: Retry): Promise<T> {
	const iterator = pauses[Symbol.iterator]();
	for (;;) {
		try {
			return await work();
		} catch (error) {
			const pause = isTransient(error) ? iterator.next() : undefined;
			if (pause === undefined || pause.done === true) throw error;
			await wait(pause.value, error);
		}
	}
}
