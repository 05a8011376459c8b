import type { Cache } from "../process-caches.ts";
import type { PreparedAnswer } from "./send-page.ts";

export type IsWaiting = () => boolean;

export interface CachedPage {
	readonly answer: Promise<PreparedAnswer>;
	/** Null when it is rendered. */
	readonly askers: IsWaiting[] | null;
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
			cached.askers?.push(isWaiting);
			return cached.answer;
		}
		this.#pages.purgeStale();
		const askers = [isWaiting];
		const answer = render(() => askers.some((waits) => waits()));
		const page = { answer, askers, bytes: 0 };
		this.#pages.set(key, page);
		answer.then(
			(rendered) => this.#rendered(key, page, rendered),
			() => this.#drop(key, page),
		);
		return answer;
	}

	#rendered(key: string, page: CachedPage, answer: PreparedAnswer): void {
		if (answer.kind === "redirect" || this.#pages.peek(key) !== page) return;
		if (answer.status >= 400) this.#drop(key, page);
		else {
			const { bytes } = answer.content;
			this.#pages.set(key, { answer: page.answer, askers: null, bytes }, { noUpdateTTL: true });
		}
	}

	#drop(key: string, page: CachedPage): void {
		if (this.#pages.peek(key) === page) this.#pages.delete(key);
	}
}
