import { IMPORT_TOO_LARGE, MAX_IMPORT_BYTES } from "@hilo/rules/custom-games/import/import-result";
import { decode, guessEncoding } from "./encodings.ts";

export interface ImportSource {
	readonly text: string;
	/** Null for pasted text. */
	readonly file: {
		readonly name: string;
		readonly bytes: Uint8Array;
		readonly encoding: string;
	} | null;
}

/** The first bytes of old and new spreadsheet files, which are no text. */
const WORKBOOKS = [
	[0x50, 0x4b, 0x03, 0x04],
	[0xd0, 0xcf, 0x11, 0xe0],
];

/** Reads a file in the encoding that it seems to have. @throws Error with the text to show */
export async function readFile(file: File): Promise<ImportSource> {
	if (file.size > MAX_IMPORT_BYTES) throw new Error(IMPORT_TOO_LARGE);
	const bytes = new Uint8Array(await file.arrayBuffer());
	if (WORKBOOKS.some((beginning) => beginning.every((byte, at) => bytes[at] === byte)))
		throw new Error("This is a workbook. Save it as CSV first, or copy its cells and paste them here.");
	const encoding = guessEncoding(bytes);
	return { text: decode(bytes, encoding), file: { name: file.name, bytes, encoding } };
}

/** Returns the source as read in another encoding. */
export function inEncoding(source: ImportSource, encoding: string): ImportSource {
	if (!source.file) return source;
	return { text: decode(source.file.bytes, encoding), file: { ...source.file, encoding } };
}

const MAX_LENGTH = 100_000;
const MAX_LINES = 1000;

export const TOO_LONG_TO_SHOW = "The text is too long to show here.";

/** Whether a text may be put into a text area. Chromium takes minutes for one with 300,000 short lines. */
export function canBeShown(text: string): boolean {
	if (text.length > MAX_LENGTH) return false;
	return text.split(/\r\n?|\n/, MAX_LINES + 1).length <= MAX_LINES;
}
