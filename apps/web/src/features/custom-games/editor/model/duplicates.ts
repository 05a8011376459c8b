import type { Row } from "./sheet.ts";

const keyOf = (name: string) => name.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Returns, for each row whose name stands in an earlier row already, the place of that row. Names in another case are the same. */
export function duplicateNames(rows: readonly Row[]): ReadonlyMap<string, number> {
	const first = new Map<string, number>();
	const duplicates = new Map<string, number>();
	for (const [at, { id, name }] of rows.entries()) {
		const key = keyOf(name);
		if (key === "") continue;
		const before = first.get(key);
		if (before === undefined) first.set(key, at);
		else duplicates.set(id, before);
	}
	return duplicates;
}
