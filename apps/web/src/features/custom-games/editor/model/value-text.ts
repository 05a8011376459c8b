import { numberOf, readNumber } from "@hilo/rules/custom-games/import/numbers";

/**
 * Returns the number that a text stands for, read as an import reads it: "1,234.5", "€ 12", "3.2M"; NaN where it stands for none. Where a
 * point or comma may be either, a point is decimal.
 */
export function readValue(text: string): number {
	const trimmed = text.trim();
	if (PLAIN.test(trimmed)) return Number(trimmed);
	const written = readNumber(trimmed);
	return written ? numberOf(written, ".", false) : Number.NaN;
}

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Returns the text that stands for a number in a cell. `readValue` gives it back. */
export function writeValue(value: number): string {
	return Number.isFinite(value) ? String(value) : "";
}

/** Returns how a cell's text stands there once it is left: the plain number that it was read as, so that one sees what was understood. */
export function tidyValue(text: string): string {
	const value = readValue(text);
	return Number.isNaN(value) ? text.trim() : writeValue(value);
}
