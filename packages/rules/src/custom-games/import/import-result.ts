import type { Item } from "../item.ts";

/** An item as it comes out of an import. Without a picture its `imageUrl` is empty: a picture can be added later. */
export type ImportedItem = Omit<Item, "id">;

/** One row of what was pasted: the item that it becomes, or why it becomes none. */
export interface ImportRow {
	/** From 1: its line in the text, or its place in a JSON list. */
	readonly row: number;
	/** How it stands there, cut after 200 characters. */
	readonly text: string;
	readonly item: ImportedItem | null;
	/** Why it is not taken; null when it is. */
	readonly reason: string | null;
	/** What was changed or left out of a row that is taken. */
	readonly notes: readonly string[];
	/** The value as it was written, where that was not a plain number: "3.2M". */
	readonly written: string | null;
}

export const DECIMAL_MARKS = [".", ","] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

/** How a text was understood, row by row. */
export interface ImportedTable {
	readonly isReadable: true;
	readonly format: "json" | "comma" | "semicolon" | "tab";
	readonly rows: readonly ImportRow[];
	/** What was decided for all rows at once, as sentences. */
	readonly notes: readonly string[];
	/** Which mark was taken as the decimal one; null where no number could be read in two ways. */
	readonly decimalMark: DecimalMark | null;
}

export type ImportResult = ImportedTable | { readonly isReadable: false; readonly reason: string };

export interface ImportOptions {
	/** How many items may come in; 500 for an empty game. */
	readonly room: number;
	/** What "1.234" and "1,234" mean; left out, the whole column decides. */
	readonly decimalMark?: DecimalMark | undefined;
}

/** Bytes of a text or file that can be imported. */
export const IMPORT_BYTES_MAX = 1024 * 1024;
export const IMPORT_TOO_LARGE = "This is more than 1 MB. Import it in parts.";
/** Rows that are looked at. More than the 500 items of a game, so that what is refused can still be shown. */
export const IMPORT_ROWS_MAX = 5000;
