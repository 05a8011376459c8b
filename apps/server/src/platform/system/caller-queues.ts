import { setImmediate as nextPass } from "node:timers/promises";
import { SITE_LIMITS } from "@hilo/rules/site/site-limits";
import { WorkQueue } from "./work-queue.ts";

/** Node accepts one new connection per pass: this many are accepted and answered between two turns. */
const PASSES = 8;
const WAITING = { maxWaiting: 1000, maxWaitingPerOwner: 300, retryAfterSeconds: 5 };
type MaxQueued = (address: string) => number;
const usualQueued: MaxQueued = () => SITE_LIMITS.queuedCalls.defaultValue;

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
	readonly #maxQueued: MaxQueued;

	/** `maxQueued`: how many calls of an address may wait. */
	constructor(maxQueued = usualQueued) {
		this.#maxQueued = maxQueued;
	}

	/**
	 * Callers alternate: players, and visitors' addresses.
	 * @throws AppError 429 when 1,000 wait, or 300 of the player, or `maxQueued` of the address.
	 */
	waitForTurn(caller: Caller): Promise<void> {
		return this.#turns.run(
			async () => {
				for (let pass = 0; pass < PASSES; pass++) await nextPass();
			},
			ownerOf(caller),
			this.#maxOf(caller),
		);
	}

	/** Begins a large read in the caller's turn, at most six at the same time. @throws AppError as `waitForTurn`. */
	runLargeRead<Answer>(caller: Caller, read: () => Promise<Answer>): Promise<Answer> {
		return this.#largeReads.run(
			async () => {
				await this.waitForTurn(caller);
				return read();
			},
			ownerOf(caller),
			this.#maxOf(caller),
		);
	}

	#maxOf({ actor, address }: Caller): number | undefined {
		return "id" in actor ? undefined : this.#maxQueued(address);
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
	readonly #maxQueued: MaxQueued;

	constructor(maxQueued = usualQueued) {
		this.#maxQueued = maxQueued;
	}

	/**
	 * At most three of a player, or of a visitor's address, are under way.
	 * @throws AppError 429 when 100 of the player wait, or `maxQueued` of the address.
	 */
	run<Answer>(caller: Caller, write: () => Promise<Answer>): Promise<Answer> {
		const max = "id" in caller.actor ? undefined : this.#maxQueued(caller.address);
		return this.#queue.run(write, ownerOf(caller), max);
	}
}

function ownerOf({ actor, address }: Caller): string {
	return "id" in actor ? `player ${actor.id}` : `address ${address}`;
}
