/** What this process keeps of what everybody may see, and must forget when that has changed. */
export class ProcessCaches {
	readonly #clearers: (() => void)[] = [];

	/** Has `forget` called whenever something has changed. */
	add(forget: () => void): void {
		this.#clearers.push(forget);
	}

	clear(): void {
		for (const forget of this.#clearers) forget();
	}
}
