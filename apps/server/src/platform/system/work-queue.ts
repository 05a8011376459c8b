import { AppError } from "@hilo/rules/errors/app-error";

interface QueueOptions {
	readonly atOnce: number;
	readonly maxWaiting: number;
	/** So many of those who wait may be one's; all, unless given. */
	readonly maxOfOne?: number;
	/** When those should try again who are refused because too many wait. */
	readonly retryAfterSeconds: number;
}

/** Lets heavy work run a few at a time. The others wait, each in the order they came, and take turns with one another. */
export class WorkQueue {
	readonly #options: QueueOptions;
	#running = 0;
	#waiting = 0;
	/** By whose they are; first whose turn it is. */
	readonly #lines = new Map<string, (() => void)[]>();

	constructor(options: QueueOptions) {
		this.#options = options;
	}

	/**
	 * Returns what the work returns, when its turn has come. Throws AppError `request/too-many` (429) when too many wait already.
	 *
	 * @param whose turns are given in a circle by it, so that many of one's leave others theirs.
	 */
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
