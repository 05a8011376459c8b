import { itemMark } from "@hilo/rules/custom-games/item-mark";
import { SIDE_HEIGHT, SIDE_WIDTH } from "./preview-frame.ts";
import type { Typeface } from "./typeface.ts";

export function coveringSide(drawing: string): string {
	return `<svg width="${SIDE_WIDTH}" height="${SIDE_HEIGHT}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
}

/** Like on the site's pages, but without letters that the typeface lacks. */
export function itemTile(name: string, face: Typeface): string {
	const { letters, ink } = itemMark(name);
	const drawable = face.drawable(letters);
	const size = [...letters].length > 1 ? 30 : 36;
	const x = 50 - face.width(drawable ?? "", size) / 2;
	const lettering = drawable ? face.outlines(drawable, { x, y: 50 + size * 0.3, size, ink }) : "";
	return itemGround(name) + lettering;
}

export function itemGround(name: string): string {
	const { ground, shapes } = itemMark(name);
	const paths = shapes.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`);
	return `<rect width="100" height="100" fill="${ground}"/>${paths.join("")}`;
}
