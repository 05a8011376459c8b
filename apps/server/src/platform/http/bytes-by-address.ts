/** Bytes that clients make the process hold in memory, by network address. */
export class BytesByAddress {
	readonly #byAddress = new Map<string, number>();
	#total = 0;

	get total(): number {
		return this.#total;
	}

	of(address: string): number {
		return this.#byAddress.get(address) ?? 0;
	}

	/** @param bytes negative for those no longer held. */
	add(address: string, bytes: number): void {
		this.#total += bytes;
		const ofAddress = this.of(address) + bytes;
		if (ofAddress > 0) this.#byAddress.set(address, ofAddress);
		else this.#byAddress.delete(address);
	}
}
