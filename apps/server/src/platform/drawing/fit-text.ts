import type { Typeface } from "./typeface.ts";

/** The font sizes to try, the largest first, by the number of lines. */
export type TextSizes = Readonly<Record<number, readonly number[]>>;

export interface TextBox {
	readonly width: number;
	readonly sizes: TextSizes;
}

/** Breaks a text into lines in the first size that holds all of it; in the last size it may be cut with "…". */
export function fitText(typeface: Typeface, text: string, { width, sizes }: TextBox) {
	let last = { size: 1, lines: 1 };
	for (const [lines, lineSizes] of Object.entries(sizes)) {
		for (const size of lineSizes) {
			const broken = breakAtWords(typeface, text, { width, size });
			if (broken.length <= Number(lines) && broken.every((line) => typeface.width(line, size) <= width))
				return { size, lines: broken };
			last = { size, lines: Number(lines) };
		}
	}
	return { size: last.size, lines: cutToLines(typeface, text, { width, ...last }) };
}

function breakAtWords(typeface: Typeface, text: string, { width, size }: { width: number; size: number }) {
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const last = lines.at(-1);
		const longer = `${last} ${word}`;
		if (last !== undefined && typeface.width(longer, size) <= width) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

/** Breaks at a space in the second half of a line, else within a word. */
function cutToLines(
	typeface: Typeface,
	text: string,
	{ width, size, lines }: { width: number; size: number; lines: number },
): string[] {
	const result: string[] = [];
	let rest = text;
	for (let line = 1; line < lines && typeface.width(rest, size) > width; line++) {
		const maxLength = longestFit(typeface, rest, { width, size });
		const space = rest.slice(0, maxLength + 1).lastIndexOf(" ");
		const end = space > maxLength / 2 ? space : maxLength;
		result.push(rest.slice(0, end).trimEnd());
		rest = rest.slice(end).trimStart();
	}
	if (typeface.width(rest, size) <= width) return [...result, rest];
	const room = width - typeface.width("…", size);
	return [...result, `${rest.slice(0, longestFit(typeface, rest, { width: room, size })).trimEnd()}…`];
}

/** At least one letter, so that each line makes progress. */
function longestFit(
	typeface: Typeface,
	text: string,
	{ width, size }: { width: number; size: number },
): number {
	const characters = [...text];
	let [min, max] = [1, characters.length];
	while (min < max) {
		const middle = Math.ceil((min + max) / 2);
		if (typeface.width(characters.slice(0, middle).join(""), size) <= width) min = middle;
		else max = middle - 1;
	}
	return characters.slice(0, min).join("").length;
}
