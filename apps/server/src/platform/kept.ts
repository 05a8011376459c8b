/** What this process keeps of what everybody may see, and must forget when that has changed. */
export class Kept {
	readonly #forgets: (() => void)[] = [];

	/** Has `forget` called whenever something has changed. */
	add(forget: () => void): void {
		this.#forgets.push(forget);
	}

	forgetAll(): void {
		for (const forget of this.#forgets) forget();
	}
}
