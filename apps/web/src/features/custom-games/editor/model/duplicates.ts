import type { Row } from "./sheet.ts";

const keyOf = (name: string) => name.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Returns, for each row whose name an earlier row has, that row's index. Case and spaces do not matter. */
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
