import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ITEM_ICONS, itemIcon } from "@hilo/rules/art/item-icon";
import { itemMark } from "@hilo/rules/custom-games/item-mark";
import { escapeHtml } from "../escape-html.ts";

/** Returns an item's tile without its disc, as the inside of an SVG of 100 by 100 units. */
export function itemGround(name: string): string {
	const { ground, shapes } = itemMark(name);
	const paths = shapes.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`);
	return `<rect width="100" height="100" fill="${ground}"/>${paths.join("")}`;
}

/** Returns the disc for an item's letters or icon, in the middle of the tile. */
export function itemDisc(name: string, radius: number): string {
	return `<circle cx="50" cy="50" r="${radius}" fill="${itemMark(name).ink}"/>`;
}

/** Returns the tile that pages draw for an item without a picture, as an SVG document. */
export function itemSvg(name: string): string {
	const mark = drawnIcon(name, 49) ?? drawnLetters(name);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="400" height="400">${itemGround(name)}${itemDisc(name, 37)}${mark}</svg>`;
}

function drawnLetters(name: string): string {
	const { letters, ground } = itemMark(name);
	const size = [...letters].length > 1 ? 35 : 43;
	return `<text x="50" y="${50 + size * 0.35}" text-anchor="middle" font-family="Inter,system-ui,sans-serif" font-weight="800" font-size="${size}" fill="${ground}">${escapeHtml(letters)}</text>`;
}

/** Returns the icon of what the item is, in the middle of its disc; null where its name does not say it. */
export function drawnIcon(name: string, side: number): string | null {
	const icon = itemIcon(name);
	if (icon === null) return null;
	const start = 50 - side / 2;
	return `<svg x="${start}" y="${start}" width="${side}" height="${side}" viewBox="0 0 512 512" color="${itemMark(name).ground}">${iconBodies().get(icon)}</svg>`;
}

let bodies: ReadonlyMap<string, string> | undefined;

/** Read at the first use: the file has 6 MB, of which a tenth stays in memory. */
function iconBodies(): ReadonlyMap<string, string> {
	bodies ??= new Map(readBodies());
	return bodies;
}

function readBodies(): [string, string][] {
	const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
	const { icons }: { icons: Readonly<Record<string, { body: string }>> } = JSON.parse(
		readFileSync(file, "utf8"),
	);
	return ITEM_ICONS.flatMap((name) => (icons[name] ? [[name, icons[name].body]] : []));
}
