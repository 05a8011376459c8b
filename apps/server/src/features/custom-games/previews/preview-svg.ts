import { fitText } from "../../../platform/drawing/fit-text.ts";
import {
	CAPTION_WIDTH,
	type Faces,
	HEIGHT,
	INK,
	MARGIN,
	MUTED,
	previewFrame,
	SIDE_HEIGHT,
	SIDE_WIDTH,
	shadeOf,
} from "../../../platform/drawing/preview-frame.ts";
import type { Typeface } from "../../../platform/drawing/typeface.ts";

export interface Side {
	readonly name: string;
	readonly art: string;
}

export interface PreviewContent {
	readonly name: string;
	readonly itemCount: number;
	readonly creator: string;
	readonly sides: readonly Side[];
}

const NAME_TRIES = [
	{ size: 40, lines: 1 },
	{ size: 34, lines: 1 },
] as const;
const TITLE_TRIES = [
	{ size: 76, lines: 1 },
	{ size: 64, lines: 1 },
	{ size: 58, lines: 2 },
	{ size: 50, lines: 2 },
] as const;
/** Replaces names in scripts that the fonts lack. */
const PRODUCT = "Higher or lower?";

export function previewSvg(content: PreviewContent, faces: Faces): string {
	const sides = content.sides.map((side) => sideOf(side, faces));
	return previewFrame({ sides, caption: caption(content, faces) }, faces);
}

function sideOf({ name, art }: Side, { display }: Faces): string {
	const drawable = display.drawable(name);
	return art + (drawable === null ? "" : nameOver(drawable, display));
}

function nameOver(name: string, face: Typeface): string {
	const { size, lines } = fitText(face, name, { width: SIDE_WIDTH - 100, tries: NAME_TRIES });
	const [line = ""] = lines;
	const x = (SIDE_WIDTH - face.width(line, size)) / 2;
	return shadeOf(150) + face.outlines(line, { x, y: SIDE_HEIGHT - 30, size, ink: INK });
}

function caption({ name, itemCount, creator }: PreviewContent, { display, text }: Faces): string {
	const width = CAPTION_WIDTH;
	const title = fitText(display, display.drawable(name) ?? PRODUCT, { width, tries: TITLE_TRIES });
	const by = text.drawable(creator);
	const facts = fitText(text, [`${itemCount} items`, ...(by ? [`by ${by}`] : [])].join(" · "), {
		width,
		tries: [{ size: 28, lines: 1 }],
	});
	const leading = title.size * 1.04;
	const block = leading * title.lines.length + 46;
	const top = SIDE_HEIGHT + (HEIGHT - SIDE_HEIGHT - block) / 2;
	const lines = title.lines.map((line, n) =>
		display.outlines(line, {
			x: MARGIN,
			y: top + n * leading + title.size * 0.8,
			size: title.size,
			ink: INK,
		}),
	);
	const [line = ""] = facts.lines;
	const below = text.outlines(line, { x: MARGIN, y: top + block - 8, size: facts.size, ink: MUTED });
	return `${lines.join("")}${below}`;
}
