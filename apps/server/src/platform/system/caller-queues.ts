import { setImmediate as nextPass } from "node:timers/promises";
import { WorkQueue } from "./work-queue.ts";

/** Node accepts one new connection per pass: this many are accepted and answered between two turns. */
const PASSES = 8;
const WAITING = { maxWaiting: 1000, maxWaitingPerOwner: 300, retryAfterSeconds: 5 };
type MaxQueued = (address: string) => number;

export interface Caller {
	readonly actor: { readonly kind: "player"; readonly id: string } | { readonly kind: string };
	readonly address: string;
}

/** Queues of this process in which callers alternate: players, and visitors' addresses. */
export class CallerQueues {
	readonly #turns = new WorkQueue({ concurrency: 1, ...WAITING });
	readonly #largeReads = new WorkQueue({
		concurrency: Number.POSITIVE_INFINITY,
		concurrencyPerOwner: 6,
		...WAITING,
	});
	readonly #writes = new WorkQueue({
		concurrency: Number.POSITIVE_INFINITY,
		concurrencyPerOwner: 3,
		maxWaiting: Number.POSITIVE_INFINITY,
		maxWaitingPerOwner: 100,
		retryAfterSeconds: 2,
	});
	readonly #maxQueued: MaxQueued;

	/** `maxQueued`: how many calls of an address may wait. */
	constructor(maxQueued: MaxQueued) {
		this.#maxQueued = maxQueued;
	}

	/**
	 * Spreads work that blocks the event loop: without it, 400 large answers delayed health checks by 1.6 s.
	 * @throws AppError 429 when 1,000 wait, or 300 of the player, or `maxQueued` of the address.
	 */
	waitForTurn(caller: Caller): Promise<void> {
		return this.#run(this.#turns, caller, async () => {
			for (let pass = 0; pass < PASSES; pass++) await nextPass();
		});
	}

	/** Begins a large read in the caller's turn, at most six at the same time. @throws AppError as `waitForTurn`. */
	runLargeRead<Answer>(caller: Caller, read: () => Promise<Answer>): Promise<Answer> {
		return this.#run(this.#largeReads, caller, async () => {
			await this.waitForTurn(caller);
			return read();
		});
	}

	/**
	 * Runs at most three writes of a caller at the same time, and leaves the database's connections to others.
	 * @throws AppError 429 when 100 of the player wait, or `maxQueued` of the address.
	 */
	runWrite<Answer>(caller: Caller, write: () => Promise<Answer>): Promise<Answer> {
		return this.#run(this.#writes, caller, write);
	}

	#run<T>(queue: WorkQueue, { actor, address }: Caller, work: () => Promise<T>): Promise<T> {
		return "id" in actor
			? queue.run(work, `player ${actor.id}`)
			: queue.run(work, `address ${address}`, this.#maxQueued(address));
	}
}
