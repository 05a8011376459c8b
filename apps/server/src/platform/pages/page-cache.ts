import type { Clock } from "../system/clock.ts";
import type { PreparedAnswer } from "./prepared-page.ts";

/** Maximum age of a visitor's page: short enough to show changes soon, long enough to absorb a rush. */
const FRESH_MS = 5000;
const MAX_PAGES = 500;
const MAX_BYTES = 64 * 1024 * 1024;

export type IsWaiting = () => boolean;

interface Kept {
	readonly at: number;
	readonly answer: Promise<PreparedAnswer>;
	readonly askers: IsWaiting[];
	/** 0 until it is rendered. */
	bytes: number;
}

/** Caches visitors' pages for some seconds; concurrent requests for a page share one rendering. */
export class PageCache {
	/** Oldest first. */
	readonly #pages = new Map<string, Kept>();
	readonly #clock: Clock;
	readonly #maxBytes: number;
	#bytes = 0;

	constructor(clock: Clock, maxBytes = MAX_BYTES) {
		this.#clock = clock;
		this.#maxBytes = maxBytes;
	}

	/** `isAwaited` tells whether any client that asked for the page still waits. */
	get(
		key: string,
		isWaiting: IsWaiting,
		render: (isAwaited: IsWaiting) => Promise<PreparedAnswer>,
	): Promise<PreparedAnswer> {
		const now = this.#clock.elapsed();
		const kept = this.#pages.get(key);
		if (kept && isFresh(kept, now)) {
			if (kept.bytes === 0) kept.askers.push(isWaiting);
			return kept.answer;
		}
		if (kept) this.#forget(key, kept);
		const askers = [isWaiting];
		const answer = render(() => askers.some((waits) => waits()));
		const page: Kept = { at: now, answer, askers, bytes: 0 };
		this.#pages.set(key, page);
		this.#makeRoom(now);
		page.answer.then(
			(answer) => this.#rendered(key, page, answer),
			() => this.#forget(key, page),
		);
		return page.answer;
	}

	/** Also drops what is being rendered. */
	clear(): void {
		this.#pages.clear();
		this.#bytes = 0;
	}

	#rendered(key: string, page: Kept, answer: PreparedAnswer): void {
		if (answer.kind === "redirect" || this.#pages.get(key) !== page) return;
		if (answer.status >= 400) {
			this.#forget(key, page);
			return;
		}
		page.bytes = answer.bytes;
		page.askers.length = 0;
		this.#bytes += page.bytes;
		this.#makeRoom(this.#clock.elapsed());
	}

	#forget(key: string, page: Kept): void {
		if (this.#pages.get(key) !== page) return;
		this.#pages.delete(key);
		this.#bytes -= page.bytes;
	}

	#makeRoom(now: number): void {
		for (const [key, page] of this.#pages) {
			const isFull = this.#pages.size > MAX_PAGES || this.#bytes > this.#maxBytes;
			if (!isFull && isFresh(page, now)) return;
			this.#forget(key, page);
		}
	}
}

function isFresh({ at }: Kept, now: number): boolean {
	return now - at < FRESH_MS;
}
