import type { ItemField } from "@hilo/rules/custom-games/item";
import { readValue } from "./sheet.ts";

/**
 * Splits pasted text into lines of cells; null if it is the text of one cell. Tables have tabs. Commas or semicolons
 * make a table if every line has the same number of cells and a number in the second.
 */
export function pastedCells(text: string, at: ItemField): string[][] | null {
	const bare = text.replace(/(?:\r\n?|\n)$/, "");
	if (!/[\t\r\n]/.test(bare)) return null;
	if (bare.includes("\t")) return withoutHead(linesOf(bare, "\t"), at);
	if (at === "name") {
		for (const separator of [";", ","]) {
			const lines = linesOf(bare, separator);
			if (isTable(lines)) return withoutHead(lines, at);
		}
	}
	return linesOf(bare, null);
}

function isTable(lines: readonly string[][]): boolean {
	const width = lines[0]?.length ?? 0;
	const numbered = lines.filter(([, value = ""]) => isNumber(value));
	return width > 1 && lines.every(({ length }) => length === width) && 2 * numbered.length >= lines.length;
}

const isNumber = (text: string) => !Number.isNaN(readValue(text));

function withoutHead(lines: string[][], at: ItemField): string[][] {
	const [head = [], ...rest] = lines;
	const isHead =
		at === "name" &&
		/^(?:name|item|title)$/i.test(head[0] ?? "") &&
		head.length > 1 &&
		!isNumber(head[1] ?? "") &&
		rest.length > 0;
	return isHead ? rest : lines;
}

/** A quoted cell may contain anything; a doubled quote stands for one. */
function linesOf(text: string, separator: string | null): string[][] {
	const lines: string[][] = [[]];
	let at = 0;
	while (at <= text.length) {
		const cell = separator !== null && text[at] === '"' ? quotedCell(text, at, separator) : null;
		const end = cell?.end ?? plainEnd(text, at, separator);
		lines.at(-1)?.push((cell?.text ?? text.slice(at, end)).trim());
		if (text[end] === separator) at = end + 1;
		else if (end < text.length) {
			at = end + (text.startsWith("\r\n", end) ? 2 : 1);
			lines.push([]);
		} else break;
	}
	return lines;
}

const isLineEnd = (sign: string | undefined) => sign === "\n" || sign === "\r";

function plainEnd(text: string, from: number, separator: string | null): number {
	let end = from;
	while (end < text.length && text[end] !== separator && !isLineEnd(text[end])) end++;
	return end;
}

/** Returns the quoted cell that begins here; null if the quotes are part of the text. */
function quotedCell(text: string, from: number, separator: string): { text: string; end: number } | null {
	let end = from + 1;
	while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1;
	const after = text[end + 1];
	if (end >= text.length || (after !== undefined && after !== separator && !isLineEnd(after))) return null;
	return { text: text.slice(from + 1, end).replaceAll('""', '"'), end: end + 1 };
}
