import { csvOf } from "./csv.ts";
import type { ImportedItem } from "./import-result.ts";

/** Returns the items as a JSON list, which an import reads back unchanged. */
export function toJson(items: readonly ImportedItem[]): string {
	const rows = items.map(({ name, value, imageUrl, description }) => ({
		name,
		value,
		imageUrl,
		...(description ? { description } : {}),
	}));
	return `${JSON.stringify(rows, null, "\t")}\n`;
}

/** Returns the items as CSV with a heading; an import reads it back unchanged. */
export function toCsv(items: readonly ImportedItem[]): string {
	const rows = items.map(({ name, value, imageUrl, description }) => [
		name,
		String(value),
		imageUrl,
		description ?? "",
	]);
	return csvOf(["name", "value", "imageUrl", "description"], rows);
}
