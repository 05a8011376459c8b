/** Caches drawings up to a number of bytes. Concurrent callers share one drawing. */
export class DrawingCache {
	readonly #maxBytes: number;
	readonly #kept = new Map<string, Uint8Array>();
	readonly #drawing = new Map<string, Promise<Uint8Array>>();
	#bytes = 0;

	constructor(maxBytes: number) {
		this.#maxBytes = maxBytes;
	}

	async get(key: string, draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
		const kept = this.#kept.get(key);
		if (kept) {
			this.#kept.delete(key);
			this.#kept.set(key, kept);
			return kept;
		}
		const begun = this.#drawing.get(key);
		if (begun) return begun;
		const drawing = draw().finally(() => this.#drawing.delete(key));
		this.#drawing.set(key, drawing);
		const drawn = await drawing;
		this.#keep(key, drawn);
		return drawn;
	}

	#keep(key: string, drawn: Uint8Array): void {
		this.#kept.set(key, drawn);
		this.#bytes += drawn.byteLength;
		for (const [oldest, { byteLength }] of this.#kept) {
			if (this.#bytes <= this.#maxBytes) return;
			this.#kept.delete(oldest);
			this.#bytes -= byteLength;
		}
	}
}
