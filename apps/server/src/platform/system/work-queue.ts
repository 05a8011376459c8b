import { AppError } from "@hilo/rules/errors/app-error";

interface QueueOptions {
	readonly atOnce: number;
	readonly maxWaiting: number;
	/** How many of one owner may wait. @default maxWaiting */
	readonly maxOfOne?: number;
	readonly retryAfterSeconds: number;
}

/** Runs a few pieces of work at a time. The others wait in order, and owners alternate. */
export class WorkQueue {
	readonly #options: QueueOptions;
	#running = 0;
	#waiting = 0;
	readonly #lines = new Map<string, (() => void)[]>();

	constructor(options: QueueOptions) {
		this.#options = options;
	}

	/** `whose` is the work's owner. @throws AppError `request/too-many` (429) when too many wait. */
	async run<T>(work: () => Promise<T>, whose = ""): Promise<T> {
		if (this.#running >= this.#options.atOnce) await this.#turn(whose);
		else this.#running++;
		try {
			return await work();
		} finally {
			const next = this.#nextAfter(whose);
			if (next) next();
			else this.#running--;
		}
	}

	#turn(whose: string): Promise<void> {
		const { maxWaiting, maxOfOne = maxWaiting, retryAfterSeconds } = this.#options;
		const line = this.#lines.get(whose) ?? [];
		if (this.#waiting >= maxWaiting || line.length >= maxOfOne)
			throw new AppError("request/too-many", { retryAfterSeconds });
		this.#waiting++;
		this.#lines.set(whose, line);
		return new Promise((resolve) => line.push(resolve));
	}

	#nextAfter(whoseEnded: string): (() => void) | undefined {
		this.#moveToEnd(whoseEnded);
		const first = this.#lines.entries().next();
		if (first.done) return undefined;
		const [whose, line] = first.value;
		const next = line.shift();
		this.#moveToEnd(whose);
		this.#waiting--;
		return next;
	}

	#moveToEnd(whose: string): void {
		const line = this.#lines.get(whose);
		this.#lines.delete(whose);
		if (line && line.length > 0) this.#lines.set(whose, line);
	}
}
