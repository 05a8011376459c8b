import { AppError } from "@hilo/rules/errors/app-error";

interface QueueOptions {
	readonly concurrency: number;
	readonly maxWaiting: number;
	/** How many of one owner may wait. @default maxWaiting */
	readonly maxWaitingPerOwner?: number;
	readonly retryAfterSeconds: number;
}

/** Runs a few pieces of work at a time. The others wait in order, and owners alternate. */
export class WorkQueue {
	readonly #options: QueueOptions;
	#running = 0;
	#waitingCount = 0;
	readonly #waitingByOwner = new Map<string, (() => void)[]>();

	constructor(options: QueueOptions) {
		this.#options = options;
	}

	/** Work of different owners alternates. @throws AppError `request/too-many` (429) when too many wait. */
	async run<T>(work: () => Promise<T>, owner = ""): Promise<T> {
		if (this.#running >= this.#options.concurrency) await this.#waitForSlot(owner);
		else this.#running++;
		try {
			return await work();
		} finally {
			const next = this.#takeNextAfter(owner);
			if (next) next();
			else this.#running--;
		}
	}

	#waitForSlot(owner: string): Promise<void> {
		const { maxWaiting, maxWaitingPerOwner = maxWaiting, retryAfterSeconds } = this.#options;
		const waiting = this.#waitingByOwner.get(owner) ?? [];
		if (this.#waitingCount >= maxWaiting || waiting.length >= maxWaitingPerOwner)
			throw new AppError("request/too-many", { retryAfterSeconds });
		this.#waitingCount++;
		this.#waitingByOwner.set(owner, waiting);
		return new Promise((resolve) => waiting.push(resolve));
	}

	#takeNextAfter(finishedOwner: string): (() => void) | undefined {
		this.#moveOwnerToEnd(finishedOwner);
		const first = this.#waitingByOwner.entries().next();
		if (first.done) return undefined;
		const [owner, waiting] = first.value;
		const next = waiting.shift();
		this.#moveOwnerToEnd(owner);
		this.#waitingCount--;
		return next;
	}

	#moveOwnerToEnd(owner: string): void {
		const waiting = this.#waitingByOwner.get(owner);
		this.#waitingByOwner.delete(owner);
		if (waiting && waiting.length > 0) this.#waitingByOwner.set(owner, waiting);
	}
}
