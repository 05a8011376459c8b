import { IMPORT_TOO_LARGE, MAX_IMPORT_BYTES } from "@hilo/rules/custom-games/import/import-result";

export interface ImportSource {
	readonly text: string;
	readonly fileName: string | null;
	/** What was assumed about the encoding, or null. */
	readonly note: string | null;
}

/** The first bytes of old and new spreadsheet files, which are no text. */
const WORKBOOKS = [
	[0x50, 0x4b, 0x03, 0x04],
	[0xd0, 0xcf, 0x11, 0xe0],
];

/** Reads a file as UTF-8, UTF-16 or the encoding of old spreadsheets. @throws Error with the text to show */
export async function readFile(file: File): Promise<ImportSource> {
	if (file.size > MAX_IMPORT_BYTES) throw new Error(IMPORT_TOO_LARGE);
	const bytes = new Uint8Array(await file.arrayBuffer());
	if (WORKBOOKS.some((beginning) => beginning.every((byte, at) => bytes[at] === byte)))
		throw new Error("This is a workbook. Save it as CSV first, or copy its cells and paste them here.");
	return { fileName: file.name, ...textOf(bytes) };
}

function textOf(bytes: Uint8Array): Pick<ImportSource, "text" | "note"> {
	const wide = wideEncoding(bytes);
	if (wide) return { text: new TextDecoder(wide).decode(bytes), note: null };
	try {
		return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), note: null };
	} catch {
		return {
			text: new TextDecoder("windows-1252").decode(bytes),
			note: "This file is not in UTF-8. We read it as Western European: please check its accents.",
		};
	}
}

/** Detects UTF-16 by its byte order mark, or by every second byte being zero. */
function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return "utf-16le";
	if (first === 0xfe && second === 0xff) return "utf-16be";
	const sample = bytes.subarray(0, 200);
	const isEmptyAt = (odd: number) =>
		sample.length > 3 && sample.every((byte, at) => at % 2 !== odd || byte === 0);
	if (isEmptyAt(1)) return "utf-16le";
	return isEmptyAt(0) ? "utf-16be" : null;
}

const MAX_LENGTH = 100_000;
const MAX_LINES = 1000;

export const TOO_LONG_TO_SHOW = "The text is too long to show here.";

/** Whether a text may be put into a text area. Chromium takes minutes for one with 300,000 short lines. */
export function canBeShown(text: string): boolean {
	if (text.length > MAX_LENGTH) return false;
	return text.split(/\r\n?|\n/, MAX_LINES + 1).length <= MAX_LINES;
}
