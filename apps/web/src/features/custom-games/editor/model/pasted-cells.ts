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
	return bare.split(/\r\n?|\n/).map((line) => [line.trim()]);
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

/** A quoted cell may contain anything; a doubled quote stands for one. Other quotes are part of the text. */
function linesOf(text: string, separator: string): string[][] {
	const quoted = '"([^"]*(?:""[^"]*)*)"';
	const cell = new RegExp(`(?:${quoted}|([^${separator}\\r\\n]*))(${separator}|\\r\\n?|\\n|$)`, "gy");
	const lines: string[][] = [[]];
	for (const [, inQuotes, plain = "", end] of text.matchAll(cell)) {
		lines.at(-1)?.push((inQuotes?.replaceAll('""', '"') ?? plain).trim());
		if (end === "") break;
		if (end !== separator) lines.push([]);
	}
	return lines;
}
