import { Typeface } from "./typeface.ts";

export interface Faces {
	readonly display: Typeface;
	readonly text: Typeface;
}

/** In pixels: the size at which services show large link previews. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const SIDE_WIDTH = 597;
export const SIDE_HEIGHT = 410;

export const PAPER = "#141119";
export const INK = "#f7f1e6";
export const MUTED = "#aea5b8";
export const MARGIN = 56;
export const CAPTION_WIDTH = WIDTH - 2 * MARGIN - 150;

const MARK =
	'<path fill="#ff8a3c" d="M15.2 1v24a12 12 0 0 1 0-24Z"/><path fill="#4d9bff" d="M16.8 7v24a12 12 0 0 0 0-24Z"/>';

interface FrameParts {
	readonly sides: readonly string[];
	readonly caption: string;
}

export function previewFrame({ sides, caption }: FrameParts, faces: Faces): string {
	const halves = sides.map(
		(side, n) =>
			`<svg x="${n * (WIDTH - SIDE_WIDTH)}" width="${SIDE_WIDTH}" height="${SIDE_HEIGHT}" viewBox="0 0 ${SIDE_WIDTH} ${SIDE_HEIGHT}">${side}</svg>`,
	);
	const ground = `<rect y="${SIDE_HEIGHT}" width="${WIDTH}" height="${HEIGHT - SIDE_HEIGHT}" fill="${PAPER}"/>`;
	const mark = `<svg x="${WIDTH - MARGIN - 124}" y="${SIDE_HEIGHT + 48}" width="124" height="124" viewBox="0 0 32 32">${MARK}</svg>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><linearGradient id="shade" x2="0" y2="1"><stop stop-color="#0d0b11" stop-opacity="0"/><stop offset="1" stop-color="#0d0b11" stop-opacity=".85"/></linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${halves.join("")}${medallion(faces)}${ground}${caption}${mark}</svg>`;
}

/** Darkens the lowest `height` pixels of a side, so that text on them is readable over any art. */
export function shadeOf(height: number): string {
	return `<rect y="${SIDE_HEIGHT - height}" width="${SIDE_WIDTH}" height="${height}" fill="url(#shade)"/>`;
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

let faces: Promise<Faces> | undefined;

export function previewFaces(): Promise<Faces> {
	faces ??= loadFaces().catch((error) => {
		faces = undefined;
		throw error;
	});
	return faces;
}

async function loadFaces(): Promise<Faces> {
	const [display, text] = await Promise.all([Typeface.load("display"), Typeface.load("text")]);
	return { display, text };
}
