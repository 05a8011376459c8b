import { setImmediate as nextLoop } from "node:timers/promises";
import { WorkQueue } from "./work-queue.ts";

/**
 * Turns for work that holds the event loop for some milliseconds, such as rendering a page. One begins in each pass of the loop, so that
 * other requests are answered in between; addresses take turns. Without it, 400 large answers kept health checks waiting for 1.6 s.
 */
export class LoopTurns {
	readonly #starts = new WorkQueue({ atOnce: 1, mostWaiting: 1000, retryAfterSeconds: 5 });

	/** Waits until the work may begin. @throws AppError `request/too-many` (429) when 1,000 wait already. */
	take({ address }: { readonly address: string }): Promise<void> {
		return this.#starts.run(() => nextLoop(), address);
	}
}
