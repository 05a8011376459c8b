import { drawnItemName } from "@hilo/rules/custom-games/item";
import type { Row } from "./sheet.ts";

interface Match<File> {
	/** By row id. */
	readonly matched: readonly (readonly [id: string, file: File])[];
	readonly unmatched: readonly File[];
}

/** Finds the item of each file by its name. Of items with the same name, those without a picture come first. */
export function matchPictures<File extends { readonly name: string }>(
	files: readonly File[],
	rows: readonly Row[],
): Match<File> {
	const rowsByName = Map.groupBy(
		rows.toSorted((a, b) => Number(hasPicture(a)) - Number(hasPicture(b))),
		({ name }) => keyOf(name),
	);
	const matched: (readonly [string, File])[] = [];
	const unmatched: File[] = [];
	for (const file of files) {
		const key = keyOf(file.name.replace(/\.[^.]{1,5}$/, ""));
		const row = key === "" ? undefined : rowsByName.get(key)?.shift();
		if (row) matched.push([row.id, file]);
		else unmatched.push(file);
	}
	return { matched, unmatched };
}

/** The site's own picture gives way to an uploaded one. */
function hasPicture({ imageUrl }: Row): boolean {
	return imageUrl.trim() !== "" && drawnItemName(imageUrl.trim()) === null;
}

/** Makes "Zürich_HB-2" equal to "zurich hb 2". */
function keyOf(name: string): string {
	const unaccented = name.normalize("NFKD").replace(/\p{M}/gu, "");
	return unaccented.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
