/** A value that is already JSON, so that a large answer is not parsed and written for each caller. */
export class ReadyJson<Value> {
	readonly bytes: Uint8Array<ArrayBuffer>;

	constructor(bytes: Uint8Array<ArrayBuffer>) {
		this.bytes = bytes;
	}

	static withField<Rest extends object, Name extends string, Field>(
		rest: Rest,
		name: Name,
		field: ReadyJson<Field>,
	): ReadyJson<Rest & { [Key in Name]: Field }> {
		return ReadyJson.around(`${JSON.stringify(rest).slice(0, -1)},${JSON.stringify(name)}:`, field, "}");
	}

	static around<Whole>(head: string, { bytes }: ReadyJson<unknown>, tail: string): ReadyJson<Whole> {
		return new ReadyJson(Buffer.concat([Buffer.from(head), bytes, Buffer.from(tail)]));
	}

	/** `JSON.stringify` calls it where the sender does not know this class. */
	toJSON(): Value {
		return JSON.parse(new TextDecoder().decode(this.bytes));
	}
}

export function jsonOf(content: unknown): string | Uint8Array<ArrayBuffer> {
	return content instanceof ReadyJson ? content.bytes : JSON.stringify(content);
}
