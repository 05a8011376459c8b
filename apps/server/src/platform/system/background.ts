import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "./logger.ts";

/** Work starts this long after the call, when the answer has been sent, so that its time does not depend on the work. */
const AFTER_MS = 50;

/** Work that an answer does not wait for. It is lost when the process ends, so nothing important may depend on it. */
export interface Background {
	/** Starts the work after the answer; its failure is logged under its name and concerns nobody else. */
	run(name: string, work: () => Promise<unknown>): void;
	/** Starts all work that was given so far, and waits for it and for what it gives in turn. */
	settled(): Promise<void>;
}

export function createBackground(log: Logger): Background {
	const running = new Set<Promise<void>>();
	let waiting = new AbortController();
	return {
		run(name, work) {
			const done = sleep(AFTER_MS, undefined, { signal: waiting.signal })
				.catch(() => undefined)
				.then(work)
				.then(
					() => undefined,
					(error) => log.error({ err: error, work: name }, "work in the background failed"),
				)
				.finally(() => running.delete(done));
			running.add(done);
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
