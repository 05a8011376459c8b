import { csvOf } from "./csv.ts";
import type { ImportedItem } from "./import-result.ts";

/** Returns the items as a JSON list, which an import reads back unchanged. */
export function toJson(items: readonly ImportedItem[]): string {
	const rows = items.map(({ name, value, imageUrl, description, source }) => ({
		name,
		value,
		imageUrl,
		...(description ? { description } : {}),
		...(source ? { source } : {}),
	}));
	return `${JSON.stringify(rows, null, "\t")}\n`;
}

/** Returns the items as CSV with a heading; an import reads it back unchanged. */
export function toCsv(items: readonly ImportedItem[]): string {
	const rows = items.map(({ name, value, imageUrl, description, source }) => [
		name,
		String(value),
		imageUrl,
		description ?? "",
		source ?? "",
	]);
	return csvOf(["name", "value", "imageUrl", "description", "source"], rows);
}
