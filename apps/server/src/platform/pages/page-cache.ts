import type { Clock } from "../system/clock.ts";
import type { PageAnswer } from "./render-page.ts";

/** Visitors' pages may be this old. Short enough that a new update or high score shows soon, long enough to carry a rush. */
const FRESH_MS = 5000;
const MAX_PAGES = 500;

/** Keeps what visitors see for a few seconds, and renders a page once however many ask for it at the same moment. */
export class PageCache {
	readonly #pages = new Map<string, { at: number; answer: Promise<PageAnswer> }>();
	readonly #clock: Clock;

	constructor(clock: Clock) {
		this.#clock = clock;
	}

	get(key: string, render: () => Promise<PageAnswer>): Promise<PageAnswer> {
		const now = this.#clock.elapsed();
		const kept = this.#pages.get(key);
		if (kept && now - kept.at < FRESH_MS) return kept.answer;
		const answer = render();
		this.#pages.delete(key);
		this.#pages.set(key, { at: now, answer });
		this.#evict();
		answer.then(
			(page) => page.kind === "page" && page.status >= 400 && this.#forget(key, answer),
			() => this.#forget(key, answer),
		);
		return answer;
	}

	#forget(key: string, answer: Promise<PageAnswer>): void {
		if (this.#pages.get(key)?.answer === answer) this.#pages.delete(key);
	}

	#evict(): void {
		const oldest = this.#pages.keys().next();
		if (this.#pages.size > MAX_PAGES && !oldest.done) this.#pages.delete(oldest.value);
	}
}
