import { colour } from "../art/colour.ts";
import { numbersFrom } from "../art/drawing.ts";

/** A drawing of 100 by 100 units. Colours are `#rrggbb`. */
export interface ItemMark {
	/** One or two letters, or an emoji; empty for a name of only blanks and separators. */
	readonly letters: string;
	readonly ground: string;
	readonly ink: string;
	readonly shapes: readonly { readonly d: string; readonly fill: string }[];
}

const SMALL_WORDS = new Set([
	"the",
	"a",
	"an",
	"of",
	"and",
	"in",
	"on",
	"de",
	"la",
	"le",
	"der",
	"die",
	"das",
]);
const LETTER = /[\p{L}\p{Nd}]/u;
/** No text in an SVG may have them. */
const UNDRAWABLE = /[\p{Cc}\uFFFE\uFFFF]/gu;

const disc = (x: number, y: number, r: number) =>
	`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Each gives two layers, the second in front. */
const MOTIFS: readonly ((next: (below: number) => number) => readonly [string, string])[] = [
	// A sun over hills.
	(next) => [
		disc(26 + next(48), 34 + next(8), 22),
		`M0 ${74 - next(12)}Q28 ${50 - next(10)} 56 72T100 ${66 - next(10)}V100H0z`,
	],
	// Stripes from corner to corner.
	(next) => {
		const from = next(24) - 12;
		return [
			`M${from} 0h24L${from - 76} 100h-24z`,
			`M${48 + from} 0h24L${from - 28} 100h-24zM${96 + from} 0h24L${from + 20} 100h-24z`,
		];
	},
	// Ripples from a corner.
	(next) => {
		const x = next(2) * 100;
		return [disc(x, 100, 92 - next(8)), disc(x, 100, 58 - next(8))];
	},
	// Two quarters that meet.
	(next) =>
		next(2) === 0
			? ["M0 0h100a100 100 0 0 1-100 100z", `M100 100V${44 - next(12)}a60 60 0 0 0-60 60z`]
			: ["M100 0H0a100 100 0 0 0 100 100z", `M0 100V${44 - next(12)}a60 60 0 0 1 60 60z`],
	// Waves.
	(next) => {
		const y = 46 + next(16);
		const wave = (at: number) => `M0 ${at}q12.5-14 25 0t25 0 25 0 25 0V100H0z`;
		return [wave(y), wave(y + 24)];
	},
	// Peaks.
	(next) => {
		const top = 24 + next(44);
		return [
			`M${top - 58} 100L${top} ${14 + next(12)}L${top + 58} 100z`,
			`M${62 - top} 100L${108 - top} ${48 + next(12)}L${154 - top} 100z`,
		];
	},
	// A disc half behind another.
	(next) => {
		const x = 30 + next(14);
		return [disc(x, 40, 34), disc(x + 34, 64, 30)];
	},
];

/** Returns the drawing of an item, always the same for the same name. */
export function itemMark(name: string): ItemMark {
	const next = numbersFrom(name);
	const hue = next(360);
	const [back, front] = MOTIFS[next(MOTIFS.length)]?.(next) ?? [];
	const hueShift = next(2) === 0 ? 34 : -34;
	return {
		letters: itemLetters(name),
		ground: colour(0.33, 0.09, hue),
		ink: colour(0.96, 0.04, hue + hueShift),
		shapes: [
			{ d: back ?? "", fill: colour(0.45, 0.13, hue) },
			{ d: front ?? "", fill: colour(0.56, 0.15, hue + hueShift) },
		],
	};
}

/** Returns an item's letters: the initials of its first and last meaningful words, a short name whole, or an emoji. */
export function itemLetters(name: string): string {
	const words = name
		.replace(UNDRAWABLE, " ")
		.trim()
		.split(/[\s/_:,;()[\]"“”«»–—-]+/u)
		.filter(Boolean);
	const meaningfulWords = words.filter((word) => LETTER.test(word) && !SMALL_WORDS.has(word.toLowerCase()));
	const [first = words[0] ?? "", ...otherWords] = meaningfulWords;
	if (otherWords.length === 0 && [...first].length <= 2) return first;
	const initials = [first, otherWords.at(-1) ?? ""].map(initialOf).join("");
	return initials || ([...new Intl.Segmenter("en").segment(first)][0]?.segment ?? "");
}

function initialOf(word: string): string {
	const letter = LETTER.exec(word)?.[0] ?? "";
	// The capital of "ß" has two letters, "SS".
	const capital = letter.toUpperCase();
	return [...capital].length === 1 ? capital : letter;
}
