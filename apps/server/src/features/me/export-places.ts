/** Per process. */
const MAX_AT_ONCE = 2;

export class ExportPlaces {
	#taken = 0;

	/** @returns whether a place was free. */
	enter(): boolean {
		if (this.#taken >= MAX_AT_ONCE) return false;
		this.#taken++;
		return true;
	}

	leave(): void {
		this.#taken--;
	}
}
