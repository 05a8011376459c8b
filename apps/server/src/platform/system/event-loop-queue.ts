import { setImmediate as nextPass } from "node:timers/promises";
import { WorkQueue } from "./work-queue.ts";

/** Node accepts one new connection per pass: this many are accepted and answered between two turns. */
const PASSES = 8;

/** Spreads work that blocks the event loop: without it, 400 large answers delayed health checks by 1.6 s. */
export class EventLoopQueue {
	readonly #queue = new WorkQueue({
		concurrency: 1,
		maxWaiting: 1000,
		maxWaitingPerOwner: 300,
		retryAfterSeconds: 5,
	});

	/** Callers with different `owner` alternate. @throws AppError 429 when 1,000 wait, or 300 of the owner. */
	waitForTurn({ address }: { readonly address: string }, owner = address): Promise<void> {
		return this.#queue.run(async () => {
			for (let pass = 0; pass < PASSES; pass++) await nextPass();
		}, owner);
	}
}
