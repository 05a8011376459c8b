import { itemMark } from "@hilo/rules/custom-games/item-mark";
import { avatarLook, initialsOf } from "@hilo/rules/profiles/avatar";
import { croppedPng } from "../images.ts";
import { fitText, type TextBox } from "./fit-text.ts";
import { drawnIcon, itemDisc, itemGround } from "./item-svg.ts";
import type { Typeface } from "./typeface.ts";

export type PreviewSide =
	| ItemSide
	/** An item's name, or its detail if the fonts lack letters of the name, above its value. */
	| {
			readonly kind: "value";
			readonly name: string;
			readonly detail?: string | undefined;
			readonly value: string;
	  }
	/** `look`: null for a visitor. */
	| { readonly kind: "player"; readonly name: string; readonly look: number | null }
	/** Like one of the two buttons. */
	| { readonly kind: "word"; readonly word: string; readonly fill: string; readonly ink: string }
	/** The reader of the preview. */
	| { readonly kind: "invited" };

interface ItemSide {
	readonly kind: "item";
	readonly name: string;
	/** A stored picture, or the inside of an SVG of 100 by 100 units. Null for the tile that pages show. */
	readonly picture: Uint8Array | string | null;
}

/** In pixels. */
export const SIDE_WIDTH = 597;
export const SIDE_HEIGHT = 410;
const MIDDLE = SIDE_WIDTH / 2;

export const INK = "#f7f1e6";
export const MUTED = "#aea5b8";
/** The ground of a visitor's avatar. */
const VISITOR = "#5b5266";

/** Returns a side as the inside of an SVG. `index` makes its ids differ from the other side's. */
export async function drawSide(side: PreviewSide, index: number, typeface: Typeface): Promise<string> {
	if (side.kind === "item") {
		const name = drawName(side.name, typeface, { y: 380, width: SIDE_WIDTH - 100, sizes: { 1: [40, 34] } });
		return (await itemArt(side, index, typeface)) + (name && shade(150) + name);
	}
	if (side.kind === "value") {
		const label = typeface.drawable(side.name) === null ? (side.detail ?? "") : side.name;
		const sizes = { 1: [64, 52], 2: [46], 3: [38], 4: [34] };
		const name = drawName(label, typeface, { y: 266, width: SIDE_WIDTH - 170, sizes });
		const value = typeface.centred(side.value, { x: MIDDLE, y: 366, size: 76, ink: INK });
		return coverSide(itemGround(side.name)) + shade(SIDE_HEIGHT) + name + value;
	}
	if (side.kind === "word") {
		const { word, fill, ink } = side;
		return ground(fill) + typeface.centred(word, { x: MIDDLE, y: SIDE_HEIGHT / 2 + 34, size: 96, ink });
	}
	if (side.kind === "player") {
		return ground("#2b2535") + playerAvatar(side, typeface);
	}
	const dashes = `fill="none" stroke="${MUTED}" stroke-width="6" stroke-dasharray="18 14"`;
	return ground("#201b28") + avatar(dashes, { letters: "?", ink: MUTED, name: "You" }, typeface);
}

async function itemArt({ name, picture }: ItemSide, index: number, typeface: Typeface): Promise<string> {
	if (picture === null) return coverSide(itemGround(name) + itemBadge(name, typeface));
	if (typeof picture === "string")
		return coverSide(picture.replace('id="g"', `id="g${index}"`).replaceAll("url(#g)", `url(#g${index})`));
	const png = Buffer.from(await croppedPng(picture, SIDE_WIDTH, SIDE_HEIGHT)).toString("base64");
	return `${ground("#1f1b27")}<image width="${SIDE_WIDTH}" height="${SIDE_HEIGHT}" href="data:image/png;base64,${png}"/>`;
}

/** An item's disc, above its name. */
function itemBadge(name: string, typeface: Typeface): string {
	const mark = drawnIcon(name, 28) ?? itemLetters(name, typeface);
	return `<g transform="translate(0 -9)">${itemDisc(name, 21)}${mark}</g>`;
}

/** As on the site's pages, but none that the typeface lacks. */
function itemLetters(name: string, typeface: Typeface): string {
	const { letters, ground } = itemMark(name);
	const size = [...letters].length > 1 ? 20 : 25;
	const y = 50 + size * 0.35;
	return typeface.centred(typeface.drawable(letters) ?? "", { x: 50, y, size, ink: ground });
}

function playerAvatar({ name, look: number }: Extract<PreviewSide, { kind: "player" }>, typeface: Typeface) {
	const look = number === null ? null : avatarLook(number);
	if (!look) return avatar(`fill="${VISITOR}"`, { letters: "", ink: INK, name }, typeface, person());
	const letters = typeface.drawable(initialsOf(name)) ?? "";
	const half = `<path d="M-105 0A105 105 0 0 0 105 0Z" fill="${look.shade}" fill-opacity="0.2" transform="translate(${MIDDLE} 160) rotate(${look.angle})"/>`;
	return avatar(`fill="${look.ground}"`, { letters, ink: look.letters, name }, typeface, half);
}

/** In place of a visitor's letters. */
function person(): string {
	return `<path d="M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0" fill="none" stroke="${INK}" stroke-width="2.25" stroke-linecap="round" transform="translate(${MIDDLE - 60} 100) scale(5)"/>`;
}

/** @param over drawn on the circle, under the letters. */
function avatar(
	circleStyle: string,
	{ letters, ink, name }: Record<"letters" | "ink" | "name", string>,
	typeface: Typeface,
	over = "",
): string {
	const size = 92;
	const initials = typeface.centred(letters, { x: MIDDLE, y: 160 + size * 0.35, size, ink });
	const below = drawName(name, typeface, { y: 350, width: SIDE_WIDTH - 100, sizes: { 1: [44, 34] } });
	return `<circle cx="${MIDDLE}" cy="160" r="105" ${circleStyle}/>${over}${initials}${below}`;
}

/** Empty for a name with letters that the typeface lacks. `y` is the last line's baseline. */
function drawName(name: string, typeface: Typeface, { y, ...box }: TextBox & { y: number }): string {
	const drawable = typeface.drawable(name);
	if (drawable === null) return "";
	const { size, lines } = fitText(typeface, drawable, box);
	const top = y - (lines.length - 1) * size * 1.08;
	return lines
		.map((line, n) => typeface.centred(line, { x: MIDDLE, y: top + n * size * 1.08, size, ink: INK }))
		.join("");
}

function coverSide(drawing: string): string {
	return `<svg width="${SIDE_WIDTH}" height="${SIDE_HEIGHT}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
}

function ground(fill: string): string {
	return `<rect width="${SIDE_WIDTH}" height="${SIDE_HEIGHT}" fill="${fill}"/>`;
}

/** Darkens the lowest `height` pixels, so that text is readable over any art. The card defines the gradient. */
function shade(height: number): string {
	return `<rect y="${SIDE_HEIGHT - height}" width="${SIDE_WIDTH}" height="${height}" fill="url(#shade)"/>`;
}
