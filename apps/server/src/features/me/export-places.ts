/** How many exports a process writes at the same time. */
const MAX_AT_ONCE = 2;

/** The exports that this process writes at the moment. */
export class ExportPlaces {
	#taken = 0;

	/** Takes a place. @returns whether one was free. */
	enter(): boolean {
		if (this.#taken >= MAX_AT_ONCE) return false;
		this.#taken++;
		return true;
	}

	leave(): void {
		this.#taken--;
	}
}
