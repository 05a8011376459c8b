import type { Services } from "../../../platform/context.ts";
import { drawPng } from "../../../platform/drawing/draw-png.ts";
import { Typeface } from "../../../platform/drawing/typeface.ts";
import type { CoverItem } from "../card.presenter.ts";
import type { GameRow } from "../games.repo.ts";
import { itemArt } from "./item-art.ts";
import { KeptDrawings } from "./kept-drawings.ts";
import { type Faces, previewSvg } from "./preview-svg.ts";

/** Some hundred pictures. */
const drawings = new KeptDrawings(16_000_000);
let faces: Promise<Faces> | undefined;

/** Returns the picture of a game for previews of links, as PNG. @throws AppError 429 when too many are being drawn. */
export function drawPreview(services: Pick<Services, "db">, row: GameRow): Promise<Uint8Array> {
	const creator = row.creator_name ?? "Hilo";
	return drawings.get(`${row.id} ${row.version} ${creator}`, () =>
		drawPng(async () => {
			faces ??= loadFaces().catch((error) => {
				faces = undefined;
				throw error;
			});
			const { display, text } = await faces;
			const cover: CoverItem[] = JSON.parse(row.cover);
			const sides = await Promise.all(
				cover.map(async (item, side) => ({
					name: item.name,
					art: await itemArt(services, item, { side, face: display }),
				})),
			);
			return previewSvg({ name: row.name, itemCount: row.item_count, creator, sides }, { display, text });
		}),
	);
}

async function loadFaces(): Promise<Faces> {
	const [display, text] = await Promise.all([Typeface.load("display"), Typeface.load("text")]);
	return { display, text };
}
