import { AppError } from "@hilo/rules/errors/errors";

interface QueueOptions {
	readonly concurrency: number;
	/** How much of one owner may run at the same time. @default concurrency */
	readonly concurrencyPerOwner?: number;
	readonly maxWaiting: number;
	/** How many of one owner may wait. @default maxWaiting */
	readonly maxWaitingPerOwner?: number;
	readonly retryAfterSeconds: number;
}

/** Runs a few pieces of work at a time. The others wait in order, and owners alternate. */
export class WorkQueue {
	readonly #options: QueueOptions;
	#running = 0;
	readonly #runningByOwner = new Map<string, number>();
	#waitingCount = 0;
	readonly #waitingByOwner = new Map<string, (() => void)[]>();

	constructor(options: QueueOptions) {
		this.#options = options;
	}

	/**
	 * Work of different owners alternates.
	 * @param maxWaiting of this owner. @throws AppError `request/too-many` (429) when too many wait.
	 */
	async run<T>(work: () => Promise<T>, owner = "", maxWaiting?: number): Promise<T> {
		if (this.#mayStart(owner)) this.#count(owner, 1);
		else await this.#waitForSlot(owner, maxWaiting);
		try {
			return await work();
		} finally {
			this.#count(owner, -1);
			this.#startNextAfter(owner);
		}
	}

	#mayStart(owner: string): boolean {
		const { concurrency, concurrencyPerOwner = concurrency } = this.#options;
		return this.#running < concurrency && (this.#runningByOwner.get(owner) ?? 0) < concurrencyPerOwner;
	}

	#count(owner: string, change: number): void {
		this.#running += change;
		const running = (this.#runningByOwner.get(owner) ?? 0) + change;
		if (running > 0) this.#runningByOwner.set(owner, running);
		else this.#runningByOwner.delete(owner);
	}

	#waitForSlot(owner: string, ofOwner: number | undefined): Promise<void> {
		const { maxWaiting, maxWaitingPerOwner = maxWaiting, retryAfterSeconds } = this.#options;
		const waiting = this.#waitingByOwner.get(owner) ?? [];
		if (this.#waitingCount >= maxWaiting || waiting.length >= (ofOwner ?? maxWaitingPerOwner))
			throw new AppError("request/too-many", { retryAfterSeconds });
		this.#waitingCount++;
		this.#waitingByOwner.set(owner, waiting);
		return new Promise((resolve) => waiting.push(resolve));
	}

	#startNextAfter(finishedOwner: string): void {
		this.#moveOwnerToEnd(finishedOwner);
		const next = [...this.#waitingByOwner].find(([owner]) => this.#mayStart(owner));
		if (!next) return;
		const [owner, waiting] = next;
		const start = waiting.shift();
		this.#moveOwnerToEnd(owner);
		this.#waitingCount--;
		this.#count(owner, 1);
		start?.();
	}

	#moveOwnerToEnd(owner: string): void {
		const waiting = this.#waitingByOwner.get(owner);
		this.#waitingByOwner.delete(owner);
		if (waiting && waiting.length > 0) this.#waitingByOwner.set(owner, waiting);
	}
}
