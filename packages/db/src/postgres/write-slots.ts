import { DatabaseBusyError } from "../busy-error.ts";

/** A burst of one user waits in the process, and leaves connections to others. */
const MAX_RUNNING_PER_SUBJECT = 3;
const MAX_WAITING_PER_SUBJECT = 100;

export interface WriteSlotOptions {
	/** How many connections may write at the same time. */
	readonly slots: number;
	readonly waitMs: number;
}

interface Waiting {
	readonly subject: string | undefined;
	start(): void;
}

/** Limits the connections that write: in all, so that some are left for reads, and per subject. */
export class WriteSlots {
	readonly #options: WriteSlotOptions;
	readonly #running = new Map<string | undefined, number>();
	readonly #waiting = new Set<Waiting>();
	#used = 0;

	constructor(options: WriteSlotOptions) {
		this.#options = options;
	}

	/**
	 * Waits for a slot and returns a function that frees it. Without a subject, only `slots` limits the caller.
	 * @throws DatabaseBusyError when the wait takes too long, or too many writes of `subject` wait.
	 */
	async acquire(subject: string | undefined): Promise<() => void> {
		if (this.#mayStart(subject)) this.#count(subject, 1);
		else await this.#wait(subject);
		return () => {
			this.#count(subject, -1);
			this.#startNext();
		};
	}

	#mayStart(subject: string | undefined): boolean {
		if (this.#used >= this.#options.slots) return false;
		return subject === undefined || (this.#running.get(subject) ?? 0) < MAX_RUNNING_PER_SUBJECT;
	}

	#wait(subject: string | undefined): Promise<void> {
		const isOfSubject = (waiting: Waiting) => subject !== undefined && waiting.subject === subject;
		if ([...this.#waiting].filter(isOfSubject).length >= MAX_WAITING_PER_SUBJECT)
			throw new DatabaseBusyError("too-many-of-one");
		return new Promise((resolve, reject) => {
			const waiting: Waiting = {
				subject,
				start: () => {
					clearTimeout(timer);
					this.#waiting.delete(waiting);
					this.#count(subject, 1);
					resolve();
				},
			};
			const timer = setTimeout(() => {
				this.#waiting.delete(waiting);
				reject(new DatabaseBusyError("too-slow"));
			}, this.#options.waitMs);
			this.#waiting.add(waiting);
		});
	}

	#startNext(): void {
		for (const waiting of this.#waiting) {
			if (!this.#mayStart(waiting.subject)) continue;
			waiting.start();
			return;
		}
	}

	#count(subject: string | undefined, change: 1 | -1): void {
		this.#used += change;
		const running = (this.#running.get(subject) ?? 0) + change;
		if (running > 0) this.#running.set(subject, running);
		else this.#running.delete(subject);
	}
}
