import { setImmediate as nextPass } from "node:timers/promises";
import { WorkQueue } from "./work-queue.ts";

/** Node accepts one new connection per pass: this many are accepted and answered between two turns. */
const PASSES = 8;
const WAITING = { maxWaiting: 1000, maxWaitingPerOwner: 300, retryAfterSeconds: 5 };
const MAX_LARGE_READS_PER_CALLER = 6;

export interface Caller {
	readonly actor: { readonly kind: "player"; readonly id: string } | { readonly kind: string };
	readonly address: string;
}

/** Spreads work that blocks the event loop: without it, 400 large answers delayed health checks by 1.6 s. */
export class EventLoopQueue {
	readonly #turns = new WorkQueue({ concurrency: 1, ...WAITING });
	readonly #largeReads = new WorkQueue({
		concurrency: Number.POSITIVE_INFINITY,
		concurrencyPerOwner: MAX_LARGE_READS_PER_CALLER,
		...WAITING,
	});

	/** Callers with different `owner` alternate. @throws AppError 429 when 1,000 wait, or 300 of the owner. */
	waitForTurn({ address }: Pick<Caller, "address">, owner = address): Promise<void> {
		return this.#turns.run(async () => {
			for (let pass = 0; pass < PASSES; pass++) await nextPass();
		}, owner);
	}

	/** Begins a large read in the caller's turn, at most six at the same time. @throws AppError as `waitForTurn`. */
	runLargeRead<Answer>({ actor, address }: Caller, read: () => Promise<Answer>): Promise<Answer> {
		const owner = "id" in actor ? actor.id : address;
		return this.#largeReads.run(async () => {
			await this.waitForTurn({ address }, owner);
			return read();
		}, owner);
	}
}

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
