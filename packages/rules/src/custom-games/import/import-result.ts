import type { DecimalMark } from "../../text/numbers.ts";
import type { Item, ItemField } from "../item.ts";

/** `imageUrl` is empty for an item without a picture, which can be added later. */
export type ImportedItem = Omit<Item, "id">;

/** The index of each field's column; null if the table has none. */
export type Columns = Readonly<Record<ItemField, number | null>>;

export const SEPARATORS = { comma: ",", semicolon: ";", tab: "\t", pipe: "|", none: null } as const;
export type SeparatorName = keyof typeof SEPARATORS;

/** What the parts of "8,849" are, where commas also separate the cells. */
export const JOINS = ["none", "thousands", "decimals"] as const;
export type Join = (typeof JOINS)[number];

/** How a table is read. Every choice is guessed, and can be made by the player instead. */
interface ImportChoices {
	/** Null for JSON. */
	readonly separator: SeparatorName | null;
	/** Rows above the heading or the first item. */
	readonly skippedRows: number;
	readonly hasHeading: boolean;
	readonly columns: Columns;
	readonly join: Join;
	readonly decimalMark: DecimalMark;
	/** The unit that all values are converted to; null: numbers are taken as they are written. */
	readonly unit: string | null;
	/** The power of ten that an ambiguous word means, such as “K”: 3 for thousands, 0 for a unit (kelvin). */
	readonly scales: Readonly<Record<string, number>>;
}

/** The choices that the player made. */
export type ImportOverrides = {
	readonly [Choice in Exclude<keyof ImportChoices, "columns">]?: ImportChoices[Choice];
} & { readonly columns?: Partial<Columns> };

export interface ImportColumn {
	/** The text above the column; without one, "Column 2". */
	readonly heading: string;
	/** The first three texts in it. */
	readonly samples: readonly string[];
}

/** Something that the table leaves open: each option has the choices that it makes. */
export interface ImportQuestion {
	readonly text: string;
	readonly options: readonly {
		readonly label: string;
		readonly isChosen: boolean;
		readonly choices: ImportOverrides;
	}[];
}

export interface ImportRow {
	/** From 1: the line in the text, or the position in a JSON list. */
	readonly row: number;
	/** The source, cut after 200 characters. */
	readonly text: string;
	/** Its cells as they are written. */
	readonly cells: readonly string[];
	readonly item: ImportedItem | null;
	/** Why the row is refused; null when it is accepted. */
	readonly reason: string | null;
	/** What the player should check in an accepted row. */
	readonly notes: readonly string[];
	/** What else was changed or joined in an accepted row. */
	readonly changes: readonly string[];
	/** The value as written, unless it was a plain number: "3.2M". */
	readonly written: string | null;
}

export interface ImportedTable {
	readonly isReadable: true;
	readonly choices: ImportChoices;
	readonly columns: readonly ImportColumn[];
	readonly rows: readonly ImportRow[];
	/** Decisions for the whole table, as sentences. */
	readonly notes: readonly string[];
	readonly questions: readonly ImportQuestion[];
	/** The choices that make a difference for this table, beside columns, heading and separator. */
	readonly offers: {
		readonly join: boolean;
		readonly decimalMark: boolean;
		/** The units that the values can be converted to. */
		readonly units: readonly string[];
		/** The ambiguous words, each with the powers that it may mean. */
		readonly scales: readonly { readonly word: string; readonly powers: readonly number[] }[];
	};
}

export type ImportResult = ImportedTable | { readonly isReadable: false; readonly reason: string };

export interface ImportOptions {
	/** How many items may be added; 500 for an empty game. */
	readonly room: number;
	readonly overrides?: ImportOverrides | undefined;
}

/** Of a text or a file, in UTF-8. */
export const MAX_IMPORT_BYTES = 1024 * 1024;
export const IMPORT_TOO_LARGE = "This is more than 1 MB. Import it in parts.";
/** More than the 500 items of a game, so that refused rows can still be shown. */
export const MAX_IMPORT_ROWS = 5000;
