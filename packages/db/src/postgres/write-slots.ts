import { DatabaseBusyError } from "../busy-error.ts";
import { LOCK_WAIT_MS } from "../retry.ts";

/** A burst of one user waits in the process, and leaves connections to others. */
const MAX_RUNNING_PER_SUBJECT = 3;
const MAX_WAITING_PER_SUBJECT = 100;
/** Of the slots: for what is tried again, because a row was locked. */
const SHARE_OF_RETRIES = 1 / 4;

export interface WriteSlotOptions {
	/** How many connections may write at the same time. */
	readonly slots: number;
	readonly waitMs: number;
}

/** Limits the writes under way: all, which leaves connections to reads, those of one subject, and retries. */
export class WriteSlots {
	readonly #waitMs: number;
	readonly #connections: Semaphore;
	readonly #retries: Semaphore;
	readonly #ofSubject = new Map<string, Semaphore>();

	constructor({ slots, waitMs }: WriteSlotOptions) {
		this.#waitMs = waitMs;
		this.#connections = new Semaphore({ max: slots, waitMs });
		this.#retries = new Semaphore({
			max: Math.max(1, Math.floor(slots * SHARE_OF_RETRIES)),
			waitMs: Math.min(waitMs, LOCK_WAIT_MS),
		});
	}

	/** Waits for a slot and returns a function that frees it. @throws DatabaseBusyError when that takes too long. */
	acquire(): Promise<() => void> {
		return this.#connections.acquire();
	}

	/** Returns a function that runs each try of one transaction or statement; from the second on they take turns. */
	tries(): <T>(attempt: () => Promise<T>) => Promise<T> {
		let isRetry = false;
		return async (attempt) => {
			if (isRetry) return await this.#retries.run(attempt);
			isRetry = true;
			return await attempt();
		};
	}

	/**
	 * Runs a write of `subject`, retries and pauses included, while few of its writes run. Without one: runs it.
	 * @throws DatabaseBusyError when the wait takes too long, or too many writes of `subject` wait.
	 */
	async runFor<T>(subject: string | undefined, write: () => Promise<T>): Promise<T> {
		if (subject === undefined) return await write();
		const limits = { max: MAX_RUNNING_PER_SUBJECT, maxWaiting: MAX_WAITING_PER_SUBJECT };
		const semaphore = this.#ofSubject.get(subject) ?? new Semaphore({ ...limits, waitMs: this.#waitMs });
		this.#ofSubject.set(subject, semaphore);
		return await semaphore.run(write).finally(() => {
			if (semaphore.isIdle) this.#ofSubject.delete(subject);
		});
	}
}

interface SemaphoreOptions {
	readonly max: number;
	readonly waitMs: number;
	readonly maxWaiting?: number;
}

/** At most `max` run at a time, the others wait in their order. */
class Semaphore {
	readonly #options: SemaphoreOptions;
	readonly #waiting = new Set<() => void>();
	#running = 0;

	constructor(options: SemaphoreOptions) {
		this.#options = options;
	}

	get isIdle(): boolean {
		return this.#running === 0;
	}

	async run<T>(work: () => Promise<T>): Promise<T> {
		const end = await this.acquire();
		return await work().finally(end);
	}

	async acquire(): Promise<() => void> {
		if (this.#running < this.#options.max) this.#running++;
		else await this.#wait();
		return () => {
			const [startNext] = this.#waiting;
			if (startNext) startNext();
			else this.#running--;
		};
	}

	#wait(): Promise<void> {
		const { waitMs, maxWaiting = Number.POSITIVE_INFINITY } = this.#options;
		if (this.#waiting.size >= maxWaiting) throw new DatabaseBusyError("too-many-of-one");
		return new Promise((resolve, reject) => {
			const start = () => {
				clearTimeout(timer);
				this.#waiting.delete(start);
				resolve();
			};
			const timer = setTimeout(() => {
				this.#waiting.delete(start);
				reject(new DatabaseBusyError("too-slow"));
			}, waitMs);
			this.#waiting.add(start);
		});
	}
}
