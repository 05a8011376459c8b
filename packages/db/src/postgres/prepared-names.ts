/** The names of prepared statements by their text, shared by all connections. */
export class PreparedNames {
	readonly #names = new Map<string, string>();
	#count = 0;

	add(text: string): void {
		if (!this.#names.has(text)) this.#names.set(text, this.#next());
	}

	get(text: string): string | undefined {
		return this.#names.get(text);
	}

	replace(text: string, name: string | undefined): void {
		// Several connections may notice the same change: only the first renames, and all prepare the text again.
		if (name !== undefined && this.#names.get(text) === name) this.#names.set(text, this.#next());
	}

	#next(): string {
		return `prepared_${this.#count++}`;
	}
}
