/** Writes JSON in pieces. Async iterables become lists, row by row, so that no long list is in memory as a whole. */
export async function* jsonPieces(value: unknown): AsyncGenerator<string> {
	if (isRows(value)) yield* listPieces(value);
	else if (hasRows(value)) yield* objectPieces(value);
	else yield JSON.stringify(value) ?? "null";
}

async function* listPieces(rows: AsyncIterable<unknown>) {
	let before = "[\n";
	for await (const row of rows) {
		yield before;
		yield* jsonPieces(row);
		before = ",\n";
	}
	yield before === ",\n" ? "\n]" : "[]";
}

async function* objectPieces(value: object) {
	let before = "{";
	for (const [name, field] of Object.entries(value)) {
		if (field === undefined) continue;
		yield `${before}${JSON.stringify(name)}:`;
		yield* jsonPieces(field);
		before = ",";
	}
	yield "}";
}

function hasRows(value: unknown): value is object {
	return typeof value === "object" && value !== null && Object.values(value).some(isRows);
}

function isRows(value: unknown): value is AsyncIterable<unknown> {
	return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}
