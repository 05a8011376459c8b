import { AppError } from "@hilo/rules/errors/app-error";

/** Lets heavy work run a few at a time, the others waiting in the order they came. */
export class WorkQueue {
	readonly #atOnce: number;
	readonly #mostWaiting: number;
	readonly #retryAfterSeconds: number;
	#running = 0;
	readonly #waiting: (() => void)[] = [];

	/** @param options.retryAfterSeconds when those should try again who are refused because too many wait. */
	constructor(options: { atOnce: number; mostWaiting: number; retryAfterSeconds: number }) {
		this.#atOnce = options.atOnce;
		this.#mostWaiting = options.mostWaiting;
		this.#retryAfterSeconds = options.retryAfterSeconds;
	}

	/** Returns what the work returns, when its turn has come. Throws AppError `request/too-many` (429) when too many wait already. */
	async run<T>(work: () => Promise<T>): Promise<T> {
		if (this.#running >= this.#atOnce) {
			if (this.#waiting.length >= this.#mostWaiting)
				throw new AppError("request/too-many", { retryAfterSeconds: this.#retryAfterSeconds });
			await new Promise<void>((resolve) => this.#waiting.push(resolve));
		} else this.#running++;
		try {
			return await work();
		} finally {
			const next = this.#waiting.shift();
			if (next) next();
			else this.#running--;
		}
	}
}
