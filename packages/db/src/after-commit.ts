export type Effect = () => void | Promise<void>;

/** The effects of one attempt at a transaction, run after its commit. */
export class Effects {
	readonly #effects: Effect[] = [];
	#isOver = false;

	/** @throws when the transaction's work is over: its commit may have been made already. */
	add(effect: Effect): void {
		if (this.#isOver) throw new Error("The transaction is over: nothing more can wait for its commit.");
		this.#effects.push(effect);
	}

	close(): void {
		this.#isOver = true;
	}

	/** Starts the effects in the order in which they were added. Does not wait for their promises. */
	start(onError: (error: unknown) => void): void {
		for (const effect of this.#effects) {
			// The promise also catches what the effect throws synchronously.
			new Promise<void>((resolve) => resolve(effect())).catch(onError);
		}
	}
}
