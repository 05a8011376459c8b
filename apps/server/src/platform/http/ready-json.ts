/** A value that is already written as JSON, so that a large answer is not read and written again for each caller. */
export class ReadyJson<Value> {
	readonly bytes: Uint8Array<ArrayBuffer>;

	constructor(bytes: Uint8Array<ArrayBuffer>) {
		this.bytes = bytes;
	}

	/** Writes an object whose field of that name is already JSON. */
	static withField<Rest extends object, Name extends string, Field>(
		rest: Rest,
		name: Name,
		field: ReadyJson<Field>,
	): ReadyJson<Rest & { [Key in Name]: Field }> {
		return ReadyJson.around(`${JSON.stringify(rest).slice(0, -1)},${JSON.stringify(name)}:`, field, "}");
	}

	/** Puts JSON around it. */
	static around<Whole>(head: string, { bytes }: ReadyJson<unknown>, tail: string): ReadyJson<Whole> {
		return new ReadyJson(Buffer.concat([Buffer.from(head), bytes, Buffer.from(tail)]));
	}

	/** Reads the value. `JSON.stringify` calls it, where a value is sent by something that does not know this class. */
	toJSON(): Value {
		return JSON.parse(new TextDecoder().decode(this.bytes));
	}
}

/** Writes what a call answers. */
export function jsonOf(content: unknown): string | Uint8Array<ArrayBuffer> {
	return content instanceof ReadyJson ? content.bytes : JSON.stringify(content);
}
