import { numberOf, readNumber } from "@hilo/rules/custom-games/import/numbers";

/** Reads a number as an import does: "1,234.5", "€ 12", "3.2M"; NaN if it is none. An ambiguous point is decimal. */
export function readValue(text: string): number {
	const trimmed = text.trim();
	if (PLAIN.test(trimmed)) return Number(trimmed);
	const written = readNumber(trimmed);
	return written ? numberOf(written, ".", false) : Number.NaN;
}

const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** The inverse of `readValue`. */
export function writeValue(value: number): string {
	return Number.isFinite(value) ? String(value) : "";
}

/** Shows the number that was read, so that the creator sees how the text was understood. */
export function tidyValue(text: string): string {
	const value = readValue(text);
	return Number.isNaN(value) ? text.trim() : writeValue(value);
}
