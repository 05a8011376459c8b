/** Returns the number that a text stands for; NaN where it stands for none. Blanks and commas between thousands are allowed. */
export function readValue(text: string): number {
	const bare = text.trim().replaceAll(/(?<=\d)[ ,_\u00a0\u202f](?=\d{3}(?!\d))/g, "");
	return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(bare) ? Number(bare) : Number.NaN;
}

/** Returns the text that stands for a number in a cell. `readValue` gives it back. */
export function writeValue(value: number): string {
	return Number.isFinite(value) ? String(value) : "";
}

/** Returns how a cell's text stands there once it is left: the plain number that it was read as, so that one sees what was understood. */
export function tidyValue(text: string): string {
	const value = readValue(text);
	return Number.isNaN(value) ? text.trim() : writeValue(value);
}
