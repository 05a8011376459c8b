import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "fontkit";
import { createCache } from "../process-caches.ts";

const require = createRequire(import.meta.url);
/** Per face, in order of lookup; each file has the letters of some scripts. */
const FILES = {
	display: [
		"bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
		"bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff",
		"bricolage-grotesque/files/bricolage-grotesque-vietnamese-700-normal.woff",
		...interFiles(700),
	],
	text: interFiles(600),
} as const;

/** In pixels; `y` is the baseline. */
interface TextPosition {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly ink: string;
}

function interFiles(weight: number): string[] {
	const scripts = ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek", "greek-ext"];
	return scripts.map((script) => `inter/files/inter-${script}-${weight}-normal.woff`);
}

export class Typeface {
	readonly #fonts: readonly Font[];
	readonly #widths = createCache<number>("textWidths");

	private constructor(fonts: readonly Font[]) {
		this.#fonts = fonts;
	}

	static async load(name: keyof typeof FILES): Promise<Typeface> {
		// Previews are rare and the library is large, so it is loaded on demand.
		const { create } = await import("fontkit");
		const files = await Promise.all(
			FILES[name].map((file) => readFile(require.resolve(`@fontsource/${file}`))),
		);
		return new Typeface(files.map((bytes) => create(bytes)).filter((font) => "layout" in font));
	}

	/** Returns a text on one line without emoji; null if a letter is missing or nothing is left. */
	drawable(text: string): string | null {
		let drawn = "";
		for (const character of text.normalize("NFC").replace(NEVER_DRAWN, "")) {
			if (/\s/.test(character)) drawn += " ";
			else if (this.#fontOf(character)) drawn += character;
			else if (!DISPENSABLE.test(character)) return null;
		}
		drawn = drawn.replace(/ +/g, " ").trim();
		return drawn === "" ? null : drawn;
	}

	width(text: string, size: number): number {
		const cachedWidth = this.#widths.get(text);
		if (cachedWidth !== undefined) return cachedWidth * size;
		const width = this.#runs(text).reduce((sum, { font, letters }) => sum + widthOf(font, letters), 0);
		this.#widths.set(text, width);
		return width * size;
	}

	/** `x` is the middle of the text. */
	centred(text: string, { x, ...position }: TextPosition): string {
		return this.outlines(text, { ...position, x: x - this.width(text, position.size) / 2 });
	}

	/** `x` is the start of the text. */
	outlines(text: string, { x, y, size, ink }: TextPosition): string {
		let cursorX = x;
		const paths: string[] = [];
		for (const { font, letters } of this.#runs(text)) {
			const scale = size / font.unitsPerEm;
			const { glyphs, positions } = font.layout(letters);
			for (const [n, glyph] of glyphs.entries()) {
				const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[n] ?? {};
				const d = glyph.path.toSVG();
				const at = `${rounded(cursorX + xOffset * scale)} ${rounded(y - yOffset * scale)}`;
				if (d) paths.push(`<path transform="translate(${at}) scale(${scale} ${-scale})" d="${d}"/>`);
				cursorX += xAdvance * scale;
			}
		}
		return `<g fill="${ink}">${paths.join("")}</g>`;
	}

	#runs(text: string): { font: Font; letters: string }[] {
		const runs: { font: Font; letters: string }[] = [];
		for (const character of text) {
			const last = runs.at(-1);
			const isSameFont = last && (character === " " || hasGlyph(last.font, character));
			const font = isSameFont ? last.font : this.#fontOf(character);
			if (last && font === last.font) last.letters += character;
			else if (font) runs.push({ font, letters: character });
		}
		return runs;
	}

	#fontOf(character: string): Font | undefined {
		return this.#fonts.find((font) => hasGlyph(font, character));
	}
}

export type Typefaces = Readonly<Record<keyof typeof FILES, Typeface>>;
let typefaces: Promise<Typefaces> | undefined;

/** Loaded once; tried again after a failure. */
export function loadTypefaces(): Promise<Typefaces> {
	typefaces ??= Promise.all([Typeface.load("display"), Typeface.load("text")])
		.then(([display, text]) => ({ display, text }))
		.catch((error) => {
			typefaces = undefined;
			throw error;
		});
	return typefaces;
}

/** Characters that join, turn or colour others, and have no outline of their own. */
const NEVER_DRAWN = /[\p{Cf}\p{Variation_Selector}\p{Emoji_Modifier}]/gu;
/** Characters without which a text is still understood. */
const DISPENSABLE = /[\p{M}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Co}\p{Cc}]/u;

const hasGlyph = (font: Font, character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
const widthOf = (font: Font, letters: string) => font.layout(letters).advanceWidth / font.unitsPerEm;
const rounded = (number: number) => Math.round(number * 100) / 100;
