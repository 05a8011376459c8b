import type { Item } from "../item.ts";

/** `imageUrl` is empty for an item without a picture, which can be added later. */
export type ImportedItem = Omit<Item, "id">;

export interface ImportRow {
	/** From 1: the line in the text, or the position in a JSON list. */
	readonly row: number;
	/** The source, cut after 200 characters. */
	readonly text: string;
	readonly item: ImportedItem | null;
	/** Why the row is refused; null when it is accepted. */
	readonly reason: string | null;
	/** What was changed or left out of an accepted row. */
	readonly notes: readonly string[];
	/** The value as written, unless it was a plain number: "3.2M". */
	readonly written: string | null;
}

export const DECIMAL_MARKS = [".", ","] as const;
export type DecimalMark = (typeof DECIMAL_MARKS)[number];

export interface ImportedTable {
	readonly isReadable: true;
	readonly format: "json" | "comma" | "semicolon" | "tab";
	readonly rows: readonly ImportRow[];
	/** Decisions for the whole table, as sentences. */
	readonly notes: readonly string[];
	/** The mark that was read as the decimal one; null if no number was ambiguous. */
	readonly decimalMark: DecimalMark | null;
}

export type ImportResult = ImportedTable | { readonly isReadable: false; readonly reason: string };

export interface ImportOptions {
	/** How many items may be added; 500 for an empty game. */
	readonly room: number;
	/** What "1.234" and "1,234" mean; left out, the whole column decides. */
	readonly decimalMark?: DecimalMark | undefined;
}

/** Of a text or a file, in UTF-8. */
export const MAX_IMPORT_BYTES = 1024 * 1024;
export const IMPORT_TOO_LARGE = "This is more than 1 MB. Import it in parts.";
/** More than the 500 items of a game, so that refused rows can still be shown. */
export const MAX_IMPORT_ROWS = 5000;
