import { drawnItemName } from "@hilo/rules/custom-games/item";
import type { Row } from "./sheet.ts";

interface Match<File> {
	/** By row id. */
	readonly matched: readonly (readonly [id: string, file: File])[];
	readonly unmatched: readonly File[];
}

/**
 * Finds the item of each file by its name: first the very name, then without case, then the loosest likeness, so that
 * "C.png" never takes the place of "C++.png". Of items with the same name, those without a picture come first.
 */
export function matchPictures<File extends { readonly name: string }>(
	files: readonly File[],
	rows: readonly Row[],
): Match<File> {
	const left = { files: new Set(files), rows: new Set(rows.toSorted(byPicture)) };
	const matched = new Map<File, string>();
	for (const keyOf of LIKENESSES) {
		const rowsByName = Map.groupBy(left.rows, ({ name }) => keyOf(name));
		for (const file of left.files) {
			const key = keyOf(file.name.replace(ENDING, ""));
			const row = key === "" ? undefined : rowsByName.get(key)?.shift();
			if (!row) continue;
			matched.set(file, row.id);
			left.files.delete(file);
			left.rows.delete(row);
		}
	}
	return {
		matched: files.flatMap((file) => {
			const id = matched.get(file);
			return id === undefined ? [] : [[id, file] as const];
		}),
		unmatched: [...left.files],
	};
}

const ENDING = /\.(?:jpe?g|jfif|png|gif|webp|avif|heic|bmp|tiff?|svg)$/i;

/** From the closest to the loosest. */
const LIKENESSES: readonly ((name: string) => string)[] = [
	(name) => name.normalize("NFC").trim(),
	(name) => name.normalize("NFKC").trim().toLowerCase(),
	looseName,
];

/** Letters without accents that Unicode does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
	ß: "ss",
	æ: "ae",
	œ: "oe",
	ø: "o",
	ł: "l",
	đ: "d",
	ð: "d",
	þ: "th",
	ħ: "h",
	ŧ: "t",
	ı: "i",
	ĸ: "k",
	ŋ: "n",
	ƒ: "f",
	ə: "a",
};

/**
 * Makes "Zürich_HB-2" equal to "zurich hb 2". Keeps what tells names apart: "+" and "#", a sign between digits, and the
 * marks of scripts in which they are letters (only Latin, Greek and Cyrillic have accents).
 */
function looseName(name: string): string {
	return name
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]/g, "")
		.normalize("NFC")
		.toLowerCase()
		.replace(/[^\p{ASCII}]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
		.replace(/(?<=\p{N})[^\p{L}\p{M}\p{N}+#]+(?=\p{N})/gu, " ")
		.replace(/[^\p{L}\p{M}\p{N}+# ]|(?<!\p{N}) | (?!\p{N})/gu, "");
}

const byPicture = (a: Row, b: Row): number => Number(hasPicture(a)) - Number(hasPicture(b));

/** The site's own picture gives way to an uploaded one. */
function hasPicture({ imageUrl }: Row): boolean {
	return imageUrl.trim() !== "" && drawnItemName(imageUrl.trim()) === null;
}
