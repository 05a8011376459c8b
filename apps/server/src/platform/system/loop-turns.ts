import { setImmediate as nextPass } from "node:timers/promises";
import { WorkQueue } from "./work-queue.ts";

/** Node accepts one new connection in each pass of its loop: so many are accepted and answered between two turns. */
const PASSES = 8;

/**
 * Turns for work that holds the event loop for milliseconds, such as rendering a page. Other requests are answered
 * between two of them, and callers alternate. Without it, 400 large answers kept health checks waiting for 1.6 s.
 */
export class LoopTurns {
	readonly #starts = new WorkQueue({ atOnce: 1, maxWaiting: 1000, retryAfterSeconds: 5 });

	/**
	 * Waits until the work may begin.
	 *
	 * @param whose takes turns with others; by default the address, which many players may share.
	 * @throws AppError `request/too-many` (429) when 1,000 wait already.
	 */
	take({ address }: { readonly address: string }, whose = address): Promise<void> {
		return this.#starts.run(async () => {
			for (let pass = 0; pass < PASSES; pass++) await nextPass();
		}, whose);
	}
}
