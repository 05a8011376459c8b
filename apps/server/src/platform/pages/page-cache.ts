import type { Cache } from "../process-caches.ts";
import type { PreparedAnswer } from "./send-page.ts";

export type IsWaiting = () => boolean;

export interface CachedPage {
	readonly answer: Promise<PreparedAnswer>;
	/** Null when it is rendered. */
	readonly waiters: IsWaiting[] | null;
	/** 0 until it is rendered. */
	readonly bytes: number;
}

/** Caches visitors' pages for some seconds; concurrent requests for a page share one rendering. */
export class PageCache {
	readonly #pages: Cache<CachedPage>;

	constructor(pages: Cache<CachedPage>) {
		this.#pages = pages;
	}

	/** `isAwaited` tells whether any client that asked for the page still waits. */
	get(
		key: string,
		isWaiting: IsWaiting,
		render: (isAwaited: IsWaiting) => Promise<PreparedAnswer>,
	): Promise<PreparedAnswer> {
		const cached = this.#pages.get(key);
		if (cached) {
			cached.waiters?.push(isWaiting);
			return cached.answer;
		}
		this.#pages.purgeStale();
		const waiters = [isWaiting];
		const answer = render(() => waiters.some((isStillWaiting) => isStillWaiting()));
		const page = { answer, waiters, bytes: 0 };
		this.#pages.set(key, page);
		answer.then(
			(rendered) => this.#store(key, page, rendered),
			() => this.#delete(key, page),
		);
		return answer;
	}

	#store(key: string, page: CachedPage, answer: PreparedAnswer): void {
		if (answer.kind === "redirect" || this.#pages.peek(key) !== page) return;
		if (answer.status >= 400) this.#delete(key, page);
		else {
			const { bytes } = answer.content;
			this.#pages.set(key, { answer: page.answer, waiters: null, bytes }, { noUpdateTTL: true });
		}
	}

	#delete(key: string, page: CachedPage): void {
		if (this.#pages.peek(key) === page) this.#pages.delete(key);
	}
}
