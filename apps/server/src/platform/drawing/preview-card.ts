import { fitText, type TextSizes } from "./fit-text.ts";
import { drawSide, INK, MUTED, type PreviewSide, SIDE_HEIGHT, SIDE_WIDTH } from "./preview-side.ts";
import { loadTypefaces, type Typefaces } from "./typeface.ts";

/** What the preview of a link shows: two sides above a title and a line of details. */
export interface PreviewCard {
	readonly sides: readonly PreviewSide[];
	readonly title: string;
	/** Replaces a title with letters that the fonts lack. */
	readonly fallbackTitle: string;
	readonly titleSizes: TextSizes;
	/** Those with letters that the fonts lack are left out. */
	readonly details: readonly string[];
}

/** In pixels: the size at which services show large link previews. */
export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 56;

const PAPER = "#141119";
const SHADE =
	'<linearGradient id="shade" x2="0" y2="1"><stop stop-color="#0d0b11" stop-opacity="0"/><stop offset="1" stop-color="#0d0b11" stop-opacity=".85"/></linearGradient>';
const MARK =
	'<path fill="#ff8a3c" d="M15.2 1v24a12 12 0 0 1 0-24Z"/><path fill="#4d9bff" d="M16.8 7v24a12 12 0 0 0 0-24Z"/>';

/**
 * Returns an SVG. All letters are outlines, so no text can be markup and no font of the machine matters.
 * @param ownMark the site's own mark as a PNG; null for the usual one
 */
export async function previewCard(
	{ sides, ...texts }: PreviewCard,
	ownMark: Uint8Array | null = null,
): Promise<string> {
	const typefaces = await loadTypefaces();
	const drawn = await Promise.all(sides.map((side, n) => drawSide(side, n, typefaces.display)));
	const halves = drawn.map(
		(side, n) =>
			`<svg x="${n * (WIDTH - SIDE_WIDTH)}" width="${SIDE_WIDTH}" height="${SIDE_HEIGHT}" viewBox="0 0 ${SIDE_WIDTH} ${SIDE_HEIGHT}">${side}</svg>`,
	);
	const ground = `<rect y="${SIDE_HEIGHT}" width="${WIDTH}" height="${HEIGHT - SIDE_HEIGHT}" fill="${PAPER}"/>`;
	const mark = `<svg x="${WIDTH - MARGIN - 124}" y="${SIDE_HEIGHT + 48}" width="124" height="124" viewBox="0 0 32 32">${ownMark ? picture(ownMark) : MARK}</svg>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${SHADE}<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>${halves.join("")}${medallion(typefaces)}${ground}${caption(texts, typefaces)}${mark}</svg>`;
}

function picture(png: Uint8Array): string {
	return `<image width="32" height="32" href="data:image/png;base64,${Buffer.from(png).toString("base64")}"/>`;
}

function medallion({ display }: Typefaces): string {
	const [x, y, size] = [WIDTH / 2, SIDE_HEIGHT / 2, 44];
	const letters = display.centred("VS", { x, y: y + size * 0.35, size, ink: PAPER });
	return `<circle cx="${x}" cy="${y}" r="64" fill="${PAPER}"/><circle cx="${x}" cy="${y}" r="54" fill="${INK}"/>${letters}`;
}

/** Title and details, in the middle of the space below the sides. */
function caption(
	{ title, fallbackTitle, titleSizes, details }: Omit<PreviewCard, "sides">,
	{ display, text }: Typefaces,
): string {
	const width = WIDTH - 2 * MARGIN - 150;
	const fittedTitle = fitText(display, display.drawable(title) ?? fallbackTitle, {
		width,
		sizes: titleSizes,
	});
	const line = details.flatMap((detail) => text.drawable(detail) ?? []).join(" · ");
	const fittedDetails = fitText(text, line, { width, sizes: { 1: [28, 24] } });
	const lineHeight = fittedTitle.size * 1.04;
	const block = lineHeight * fittedTitle.lines.length + 46;
	const top = SIDE_HEIGHT + (HEIGHT - SIDE_HEIGHT - block) / 2;
	const lines = fittedTitle.lines.map((titleLine, n) =>
		display.outlines(titleLine, {
			x: MARGIN,
			y: top + n * lineHeight + fittedTitle.size * 0.8,
			size: fittedTitle.size,
			ink: INK,
		}),
	);
	const [shown = ""] = fittedDetails.lines;
	return `${lines.join("")}${text.outlines(shown, { x: MARGIN, y: top + block - 8, size: fittedDetails.size, ink: MUTED })}`;
}
