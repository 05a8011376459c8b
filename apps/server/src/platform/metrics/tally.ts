/** Counts since the process started, by name. Names must be few and the site's own, never what was sent. */
export class Tally {
	readonly #counts = new Map<string, number>();

	inc(name: string): void {
		this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
	}

	entries(): Iterable<readonly [name: string, count: number]> {
		return this.#counts;
	}
}
