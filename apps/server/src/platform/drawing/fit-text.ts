import type { Typeface } from "./typeface.ts";

/** The font sizes to try, the largest first, by the number of lines. */
export type TextSizes = Readonly<Record<number, readonly number[]>>;

export interface TextBox {
	readonly width: number;
	readonly sizes: TextSizes;
}

/** Breaks a text into lines in the first size that holds all of it; in the last size it may be cut with "…". */
export function fitText(face: Typeface, text: string, { width, sizes }: TextBox) {
	let last = { size: 1, lines: 1 };
	for (const [lines, each] of Object.entries(sizes)) {
		for (const size of each) {
			const broken = brokenAtWords(face, text, { width, size });
			if (broken.length <= Number(lines) && broken.every((line) => face.width(line, size) <= width))
				return { size, lines: broken };
			last = { size, lines: Number(lines) };
		}
	}
	return { size: last.size, lines: cut(face, text, { width, ...last }) };
}

function brokenAtWords(face: Typeface, text: string, { width, size }: { width: number; size: number }) {
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const last = lines.at(-1);
		const longer = `${last} ${word}`;
		if (last !== undefined && face.width(longer, size) <= width) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

/** Breaks at a space in the second half of a line, else within a word. */
function cut(
	face: Typeface,
	text: string,
	{ width, size, lines }: { width: number; size: number; lines: number },
): string[] {
	const result: string[] = [];
	let rest = text;
	for (let line = 1; line < lines && face.width(rest, size) > width; line++) {
		const most = longest(face, rest, { width, size });
		const space = rest.slice(0, most + 1).lastIndexOf(" ");
		const end = space > most / 2 ? space : most;
		result.push(rest.slice(0, end).trimEnd());
		rest = rest.slice(end).trimStart();
	}
	if (face.width(rest, size) <= width) return [...result, rest];
	const room = width - face.width("…", size);
	return [...result, `${rest.slice(0, longest(face, rest, { width: room, size })).trimEnd()}…`];
}

/** At least one letter, so that each line makes progress. */
function longest(face: Typeface, text: string, { width, size }: { width: number; size: number }): number {
	const signs = [...text];
	let [fits, most] = [1, signs.length];
	while (fits < most) {
		const middle = Math.ceil((fits + most) / 2);
		if (face.width(signs.slice(0, middle).join(""), size) <= width) fits = middle;
		else most = middle - 1;
	}
	return signs.slice(0, fits).join("").length;
}
