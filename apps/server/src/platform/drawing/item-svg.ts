import { itemMark } from "@hilo/rules/custom-games/item-mark";

/** Returns an item's tile without its letters, as the inside of an SVG of 100 by 100 units. */
export function itemGround(name: string): string {
	const { ground, shapes } = itemMark(name);
	const paths = shapes.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`);
	return `<rect width="100" height="100" fill="${ground}"/>${paths.join("")}`;
}

/** Returns the tile that pages draw for an item without a picture, as an SVG document. */
export function itemSvg(name: string): string {
	const { letters, ink } = itemMark(name);
	const size = [...letters].length > 1 ? 44 : 54;
	const text = letters.replace(/[<>&]/g, (letter) => `&#${letter.charCodeAt(0)};`);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="400" height="400">${itemGround(name)}<text x="50" y="${50 + size * 0.35}" text-anchor="middle" font-family="Inter,system-ui,sans-serif" font-weight="800" font-size="${size}" fill="${ink}">${text}</text></svg>`;
}
