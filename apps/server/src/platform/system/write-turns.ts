import type { Caller } from "./event-loop-queue.ts";
import { WorkQueue } from "./work-queue.ts";

/** A caller's burst of writes waits here, and leaves the connections of the database to others. */
export class WriteTurns {
	readonly #queue = new WorkQueue({
		concurrency: Number.POSITIVE_INFINITY,
		concurrencyPerOwner: 3,
		maxWaiting: Number.POSITIVE_INFINITY,
		maxWaitingPerOwner: 100,
		retryAfterSeconds: 2,
	});

	/** At most three of a player, or of a visitor's address, are under way. @throws AppError 429 when 100 wait. */
	run<Answer>({ actor, address }: Caller, write: () => Promise<Answer>): Promise<Answer> {
		return this.#queue.run(write, "id" in actor ? `player ${actor.id}` : `address ${address}`);
	}
}
