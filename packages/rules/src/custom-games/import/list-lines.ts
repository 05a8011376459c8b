import { readNumber } from "../../text/numbers.ts";

/** More than name and number may have. */
const MAX_LENGTH = 300;
/** "- ", "* ", "• ", "1. ", "2) " before an entry. */
const LIST_MARK = /^\s*(?:[-*+•‣▪◦·–—]\s+|\d{1,4}[.)]\s+)/;
const IMAGE = /!\[[^[\]]*\]\(([^()\s]+)\)/g;
const LINK = /\[([^[\]]*)\]\([^()\s]*\)/g;
const EMPHASIS = /(\*\*|__|`)(?=\S)(.+?)\1/g;

/** The forms below try each part of a blank, and never match past a separator of lines. */
const LONG_BLANK = /\s{3,}|\s*[\u2028\u2029]\s*/g;

/** Returns a cell without the mark of a numbered or unnumbered list before it. */
export function withoutListMark(text: string): string {
	return text.replace(LIST_MARK, "");
}

/** The forms of one entry with its number: "Name (8,849 m)", "Name – 8,849 m", "Name: 8849", "Name = 8849". */
const ENTRIES = [
	/^(?<name>.+?)\s*[(（](?<value>[^()（）]+)[)）]$/,
	/^(?<name>.+?)\s*(?:=>|->|→|=)\s*(?<value>[^=]+)$/,
	/^(?<name>.+)\s[-–—]+\s*(?<value>[^–—]+)$/,
	/^(?<name>.+?)\s?[–—]\s?(?<value>[^–—]+)$/,
	/^(?<name>.+)[:：]\s*(?<value>[^:：]+)$/,
	/^(?<name>.+?)(?:\s*\.{3,}|\s{2,}|\s*…)\s*(?<value>\S.*)$/,
] as const;
/** "Everest 8,849 m": a blank alone also stands within names, so that most lines must be like it. */
const BLANK = /^(?<name>.*\D)\s(?<value>[\p{Sc}~≈]?\d.*)$/u;

/** Returns a text without the marks of Markdown around its words. */
export function withoutMarkup(text: string): string {
	if (text.length > MAX_LENGTH) return text;
	return text.replace(IMAGE, "$1").replace(LINK, "$1").replace(EMPHASIS, "$2").trim();
}

/** How a line is an entry: by a form of its own, or only by the blank before its number. */
export interface ListEntry {
	readonly name: string;
	readonly value: string;
	readonly isClear: boolean;
}

/** Returns name and value of a list's line; null if it has no such form. */
export function listEntry(line: string): ListEntry | null {
	const text = withoutMarkup(line.replace(LIST_MARK, "").replace(LONG_BLANK, "  "));
	if (text.length > MAX_LENGTH) return null;
	for (const form of [...ENTRIES, BLANK]) {
		const found = form.exec(text)?.groups;
		const [name = "", value = ""] = [found?.name?.trim(), found?.value?.trim()];
		if (name === "" || value === "") continue;
		if (isValue(value)) return { name, value, isClear: form !== BLANK || !/,/.test(name) };
		if (form !== BLANK && isValue(name) && /\p{L}/u.test(value))
			return { name: value, value: name, isClear: true };
	}
	return null;
}

/** A comma only between thousands or before one or two decimals: others separate cells. */
function isValue(text: string): boolean {
	const isSeparated =
		text.includes(",") && !/^\D*(?:\d{1,3}(?:,\d{2,3})+|\d+,\d{1,2}|[\d.]+,\d+)(?![\d,])/.test(text);
	return !isSeparated && !/\d{4,},\d{3,}/.test(text) && readNumber(text) !== null;
}
