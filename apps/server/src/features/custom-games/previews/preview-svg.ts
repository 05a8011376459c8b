import { fitText } from "../../../platform/drawing/fit-text.ts";
import type { Typeface } from "../../../platform/drawing/typeface.ts";

/** What stands on one side of the seam. */
export interface Side {
	readonly name: string;
	/** What fills a box of that many pixels, as SVG. */
	readonly art: string;
}

export interface PreviewContent {
	readonly name: string;
	readonly itemCount: number;
	/** Who made it. */
	readonly creator: string;
	readonly sides: readonly Side[];
}

export interface Faces {
	readonly display: Typeface;
	readonly text: Typeface;
}

/** In pixels: the size at which services show previews of links large. */
export const WIDTH = 1200;
export const HEIGHT = 630;
/** Each side of the seam. */
export const SIDE_WIDTH = 597;
export const SIDE_HEIGHT = 410;

const PAPER = "#141119";
const INK = "#f7f1e6";
const MUTED = "#aea5b8";
const MARGIN = 56;
const MARK =
	'<path fill="#ff8a3c" d="M15.2 1v24a12 12 0 0 1 0-24Z"/><path fill="#4d9bff" d="M16.8 7v24a12 12 0 0 0 0-24Z"/>';
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
/** Stands for names in scripts that the faces don't have. */
const PRODUCT = "Higher or lower?";

/** Returns what a link to a game shows: its first two items face each other, and below them what it is called. All letters are outlines. */
export function previewSvg(content: PreviewContent, faces: Faces): string {
	const sides = content.sides.map((side, n) => half(side, n * (WIDTH - SIDE_WIDTH), faces));
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><linearGradient id="shade" x2="0" y2="1"><stop stop-color="#0d0b11" stop-opacity="0"/><stop offset="1" stop-color="#0d0b11" stop-opacity=".85"/></linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${sides.join("")}${medallion(faces)}${caption(content, faces)}</svg>`;
}

function half({ name, art }: Side, x: number, { display }: Faces): string {
	const drawable = display.drawable(name);
	const label = drawable === null ? "" : nameOver(drawable, display);
	return `<svg x="${x}" width="${SIDE_WIDTH}" height="${SIDE_HEIGHT}" viewBox="0 0 ${SIDE_WIDTH} ${SIDE_HEIGHT}">${art}${label}</svg>`;
}

function nameOver(name: string, face: Typeface): string {
	const { size, lines } = fitText(face, name, { width: SIDE_WIDTH - 100, tries: NAME_TRIES });
	const [line = ""] = lines;
	const x = (SIDE_WIDTH - face.width(line, size)) / 2;
	const shade = `<rect y="${SIDE_HEIGHT - 150}" width="${SIDE_WIDTH}" height="150" fill="url(#shade)"/>`;
	return shade + face.outlines(line, { x, y: SIDE_HEIGHT - 30, size, ink: INK });
}

function medallion({ display }: Faces): string {
	const [x, y, size] = [WIDTH / 2, SIDE_HEIGHT / 2, 44];
	const letters = display.outlines("VS", {
		x: x - display.width("VS", size) / 2,
		y: y + size * 0.35,
		size,
		ink: PAPER,
	});
	return `<circle cx="${x}" cy="${y}" r="64" fill="${PAPER}"/><circle cx="${x}" cy="${y}" r="54" fill="${INK}"/>${letters}`;
}

function caption({ name, itemCount, creator }: PreviewContent, { display, text }: Faces): string {
	const width = WIDTH - 2 * MARGIN - 150;
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
	const mark = `<svg x="${WIDTH - MARGIN - 124}" y="${SIDE_HEIGHT + 48}" width="124" height="124" viewBox="0 0 32 32">${MARK}</svg>`;
	// The art is a little higher than its half.
	const ground = `<rect y="${SIDE_HEIGHT}" width="${WIDTH}" height="${HEIGHT - SIDE_HEIGHT}" fill="${PAPER}"/>`;
	return `${ground}${lines.join("")}${below}${mark}`;
}
