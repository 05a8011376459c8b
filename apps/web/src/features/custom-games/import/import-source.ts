import { IMPORT_TOO_LARGE, MAX_IMPORT_BYTES } from "@hilo/rules/custom-games/import/import-result";
import { useEffect, useEffectEvent, useState } from "react";
import { useFileDrop } from "../../../ui/file-input.tsx";
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
async function readFile(file: File): Promise<ImportSource> {
	if (file.size > MAX_IMPORT_BYTES) throw new Error(IMPORT_TOO_LARGE);
	const bytes = new Uint8Array(await file.arrayBuffer());
	if (WORKBOOKS.some((beginning) => beginning.every((byte, at) => bytes[at] === byte)))
		throw new Error("This is a workbook. Save it as CSV first, or copy its cells and paste them here.");
	const encoding = guessEncoding(bytes);
	return { text: decode(bytes, encoding), file: { name: file.name, bytes, encoding } };
}

/** Returns the source as read in another encoding. */
function inEncoding(source: ImportSource, encoding: string): ImportSource {
	if (!source.file) return source;
	return { text: decode(source.file.bytes, encoding), file: { ...source.file, encoding } };
}

const MAX_LENGTH = 100_000;
const MAX_LINES = 1000;

const TOO_LONG_TO_SHOW = "The text is too long to show here.";

/** Whether a text may be put into a text area. Chromium takes minutes for one with 300,000 short lines. */
export function canBeShown(text: string): boolean {
	if (text.length > MAX_LENGTH) return false;
	return text.split(/\r\n?|\n/, MAX_LINES + 1).length <= MAX_LINES;
}

export type Importing = ReturnType<typeof useImportSource>;

/** The text to import: null while it is written. */
export function useImportSource(first: ImportSource | File | null = null) {
	const given = first instanceof File ? null : first;
	const [text, setText] = useState(given && canBeShown(given.text) ? given.text : "");
	const [source, setSource] = useState<ImportSource | null>(given);
	/** Changes with each text, and not with its encoding. */
	const [sourceKey, setSourceKey] = useState(0);
	const [problem, setProblem] = useState<string | null>(null);
	const open = (next: ImportSource) => {
		setProblem(null);
		setText(canBeShown(next.text) ? next.text : "");
		setSource(next);
		setSourceKey((key) => key + 1);
	};
	const openFile = async (file: File) => {
		try {
			open(await readFile(file));
		} catch (error) {
			setSource(null);
			setProblem(error instanceof Error ? error.message : String(error));
		}
	};
	const openText = (written: string) => open({ text: written, file: null });
	const drop = useFileDrop(({ files: [file] }) => {
		if (file) openFile(file);
	});
	const openFirst = useEffectEvent(() => {
		if (first instanceof File) openFile(first);
	});
	useEffect(() => openFirst(), []);
	const back = (why: string | null) => {
		const isHidden = source !== null && !canBeShown(source.text);
		setProblem(isHidden ? [why, TOO_LONG_TO_SHOW].filter(Boolean).join(" ") : why);
		setSource(null);
	};
	const setEncoding = (encoding: string) => {
		const next = source && inEncoding(source, encoding);
		setText(next && canBeShown(next.text) ? next.text : "");
		setSource(next);
	};
	return { text, source, sourceKey, problem, openText, openFile, drop, setEncoding, back };
}
