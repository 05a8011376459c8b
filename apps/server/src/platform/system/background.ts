import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "./logger.ts";

/** By default the work starts this long after the call, so that the time of the answer does not depend on it. */
const START_DELAY_MS = 50;

/** Work that no answer waits for. It is lost when the process ends, so nothing important may depend on it. */
export interface Background {
	/** A failure is only logged, under the name. */
	run(name: string, work: () => Promise<unknown>, afterMs?: number): void;
	/** Starts all pending work immediately, and waits for it and for work that it adds. */
	settled(): Promise<void>;
}

/** @param isOutage records a failure of the database, which then needs no line of its own. */
export function createBackground(
	log: Logger,
	isOutage: (error: unknown, work: string) => boolean = () => false,
): Background {
	const running = new Set<Promise<void>>();
	let waiting = new AbortController();
	return {
		run(name, work, afterMs = START_DELAY_MS) {
			const task = sleep(afterMs, undefined, { signal: waiting.signal })
				.catch(() => undefined)
				.then(work)
				.then(
					() => undefined,
					(error) => {
						if (!isOutage(error, name))
							log.error({ err: error, work: name }, "work in the background failed");
					},
				)
				.finally(() => running.delete(task));
			running.add(task);
		},
		async settled() {
			while (running.size > 0) {
				waiting.abort();
				waiting = new AbortController();
				await Promise.all(running);
			}
		},
	};
}
