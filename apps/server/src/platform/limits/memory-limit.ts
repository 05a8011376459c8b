import { AppError } from "@hilo/rules/errors/app-error";
import type { ErrorCode } from "@hilo/rules/errors/errors";
import type { Clock } from "../system/clock.ts";

/** Counts in memory, per process: a database row for each call would double the cost of a cheap one. */
export class MemoryLimit {
	readonly #clock: Clock;
	readonly #windowMs: number;
	readonly #onRefused: () => void;
	readonly #error: ErrorCode;
	#endsAt = 0;
	#hits = new Map<string, number>();

	constructor(
		clock: Clock,
		windowMs: number,
		{ onRefused = () => {}, error = "request/too-many" }: { onRefused?: () => void; error?: ErrorCode } = {},
	) {
		this.#clock = clock;
		this.#windowMs = windowMs;
		this.#onRefused = onRefused;
		this.#error = error;
	}

	/** Counts one hit. @throws AppError 429 with the seconds to wait, past `most` hits in a window. */
	take(subject: string, most: number): void {
		const now = this.#clock.elapsed();
		if (now >= this.#endsAt) {
			this.#endsAt = now + this.#windowMs;
			this.#hits = new Map();
		}
		const hits = (this.#hits.get(subject) ?? 0) + 1;
		this.#hits.set(subject, hits);
		if (hits <= most) return;
		this.#onRefused();
		throw new AppError(this.#error, { retryAfterSeconds: Math.ceil((this.#endsAt - now) / 1000) });
	}
}
