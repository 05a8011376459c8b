/** Caches of what every visitor can see, cleared together when that changes. */
export class ProcessCaches {
	readonly #clearers: (() => void)[] = [];

	add(forget: () => void): void {
		this.#clearers.push(forget);
	}

	clear(): void {
		for (const forget of this.#clearers) forget();
	}
}
