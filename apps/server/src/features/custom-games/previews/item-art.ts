import { drawnPicture, isMotif } from "@hilo/rules/art/drawn-picture";
import { pictureHash } from "@hilo/rules/custom-games/item";
import type { Ctx } from "../../../platform/context.ts";
import { coveringSide, itemTile } from "../../../platform/drawing/item-tile.ts";
import { SIDE_HEIGHT, SIDE_WIDTH } from "../../../platform/drawing/preview-frame.ts";
import type { Typeface } from "../../../platform/drawing/typeface.ts";
import { croppedPng } from "../../../platform/images.ts";
import { storedPicture } from "../../pictures/read-pictures.ts";
import type { CoverItem } from "../card.presenter.ts";

/** Fetches no pictures of other sites: a creator could make this server call any address. `side` makes ids unique. */
export async function itemArt(
	services: Pick<Ctx, "db">,
	{ name, imageUrl }: CoverItem,
	{ side, face }: { side: number; face: Typeface },
): Promise<string> {
	const hash = pictureHash(imageUrl);
	const kept = hash === null ? undefined : await storedPicture(services, hash);
	if (kept) {
		const png = Buffer.from(await croppedPng(kept.bytes, SIDE_WIDTH, SIDE_HEIGHT)).toString("base64");
		return `${GROUND}<image width="${SIDE_WIDTH}" height="${SIDE_HEIGHT}" href="data:image/png;base64,${png}"/>`;
	}
	const [, motif = "", seed = ""] = /^\/drawn\/([\w-]+)\/([\w-]+)\.svg$/.exec(imageUrl) ?? [];
	if (!isMotif(motif)) return coveringSide(itemTile(name, face));
	return coveringSide(
		drawnPicture(motif, seed).replace('id="g"', `id="g${side}"`).replaceAll("url(#g)", `url(#g${side})`),
	);
}

const GROUND = `<rect width="${SIDE_WIDTH}" height="${SIDE_HEIGHT}" fill="#1f1b27"/>`;
