import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "./logger.ts";

/** Work starts this long after the call, when the answer has been sent, so that its time does not depend on the work. */
const AFTER_MS = 50;

/** Work that an answer does not wait for. It is lost when the process ends, so nothing important may depend on it. */
export interface Background {
	/** Starts the work after the answer; its failure is logged under its name and concerns nobody else. */
	run(name: string, work: () => Promise<unknown>): void;
	/** Waits until all work is done that was started so far, and what that work started. */
	settled(): Promise<void>;
}

export function createBackground(log: Logger): Background {
	const running = new Set<Promise<void>>();
	return {
		run(name, work) {
			const done = sleep(AFTER_MS)
				.then(work)
				.then(
					() => undefined,
					(error) => log.error({ err: error, work: name }, "work in the background failed"),
				)
				.finally(() => running.delete(done));
			running.add(done);
		},
		async settled() {
			while (running.size > 0) await Promise.all(running);
		},
	};
}
