import { drawnPicture, isMotif } from "@hilo/rules/art/drawn-picture";
import { pictureHash } from "@hilo/rules/custom-games/item";
import { itemMark } from "@hilo/rules/custom-games/item-mark";
import type { Services } from "../../../platform/context.ts";
import type { Typeface } from "../../../platform/drawing/typeface.ts";
import { croppedPng } from "../../../platform/images.ts";
import type { CoverItem } from "../card.presenter.ts";
import { itemPicture } from "../pictures/item-picture.ts";
import { SIDE_HEIGHT, SIDE_WIDTH } from "./preview-svg.ts";

/**
 * Returns what fills one side for an item: its picture where the site keeps or draws it, else what is drawn from its name. Pictures of
 * other sites are never asked for: whoever links to them would learn of it, and could have this server call any address.
 *
 * @param side tells the sides apart, whose drawings stand in one document.
 */
export async function itemArt(
	services: Pick<Services, "db">,
	{ name, imageUrl }: CoverItem,
	{ side, face }: { side: number; face: Typeface },
): Promise<string> {
	const hash = pictureHash(imageUrl);
	const kept = hash === null ? undefined : await itemPicture(services, hash);
	if (kept) {
		const png = Buffer.from(await croppedPng(kept.bytes, SIDE_WIDTH, SIDE_HEIGHT)).toString("base64");
		return `${GROUND}<image width="${SIDE_WIDTH}" height="${SIDE_HEIGHT}" href="data:image/png;base64,${png}"/>`;
	}
	const [, motif = "", seed = ""] = /^\/drawn\/([\w-]+)\/([\w-]+)\.svg$/.exec(imageUrl) ?? [];
	if (!isMotif(motif)) return covering(tile(name, face));
	return covering(
		drawnPicture(motif, seed).replace('id="g"', `id="g${side}"`).replaceAll("url(#g)", `url(#g${side})`),
	);
}

/** Behind pictures that are transparent. */
const GROUND = `<rect width="${SIDE_WIDTH}" height="${SIDE_HEIGHT}" fill="#1f1b27"/>`;

/** A drawing of 100 by 100 units, as large as the side is wide. */
function covering(drawing: string): string {
	return `<svg width="${SIDE_WIDTH}" height="${SIDE_HEIGHT}" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">${drawing}</svg>`;
}

/** What the site's pages draw of an item's name; without its letters where the face has none of them. */
function tile(name: string, face: Typeface): string {
	const { letters, ground, ink, shapes } = itemMark(name);
	const paths = shapes.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`);
	const drawable = face.drawable(letters);
	const size = [...letters].length > 1 ? 30 : 36;
	const x = 50 - face.width(drawable ?? "", size) / 2;
	const lettering = drawable ? face.outlines(drawable, { x, y: 50 + size * 0.3, size, ink }) : "";
	return `<rect width="100" height="100" fill="${ground}"/>${paths.join("")}${lettering}`;
}
