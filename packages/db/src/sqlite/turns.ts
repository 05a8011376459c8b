/** Takes turns on something that only one may use at a time, first come, first served. */
export class Turns {
	#isTaken = false;
	readonly #waiting: (() => void)[] = [];

	/** Whether nobody has the turn. */
	get isFree(): boolean {
		return !this.#isTaken;
	}

	/** Waits for the turn, which is then the caller's until `pass()`. */
	async take(): Promise<void> {
		if (this.#isTaken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
		else this.#isTaken = true;
	}

	/** Gives the turn to whoever waits longest. */
	pass(): void {
		const next = this.#waiting.shift();
		if (next === undefined) this.#isTaken = false;
		else next();
	}
}
