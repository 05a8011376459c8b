/** How often something happened since the process started, apart by a name. The names are few and the site's own, never what was sent. */
export class Tally {
	readonly #counts = new Map<string, number>();

	inc(name: string): void {
		this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
	}

	entries(): Iterable<readonly [name: string, count: number]> {
		return this.#counts;
	}
}
