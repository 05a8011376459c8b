/** The names under which all connections prepare the texts of prepared queries. */
export class PreparedNames {
	readonly #names = new Map<string, string>();
	#given = 0;

	/** Gives `text` a name, unless it has one. */
	add(text: string): void {
		if (!this.#names.has(text)) this.#names.set(text, this.#next());
	}

	/** Gives the name of `text`; undefined where it is not worth preparing. */
	get(text: string): string | undefined {
		return this.#names.get(text);
	}

	/** Gives `text` a new name in place of `name`, so that every connection prepares it anew. */
	replace(text: string, name: string | undefined): void {
		// Of many connections that notice the same change, the first one has done it.
		if (name !== undefined && this.#names.get(text) === name) this.#names.set(text, this.#next());
	}

	#next(): string {
		return `hot_${this.#given++}`;
	}
}
