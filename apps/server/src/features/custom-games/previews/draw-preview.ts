import type { Ctx } from "../../../platform/context.ts";
import { drawPng } from "../../../platform/drawing/draw-png.ts";
import { previewFaces } from "../../../platform/drawing/preview-frame.ts";
import type { CoverItem } from "../card.presenter.ts";
import type { GameRow } from "../games.repo.ts";
import { itemArt } from "./item-art.ts";
import { previewSvg } from "./preview-svg.ts";

/** @throws AppError 429 while too many pictures are being drawn. */
export function drawPreview(services: Pick<Ctx, "db" | "drawings">, row: GameRow): Promise<Uint8Array> {
	const creator = row.creator_name ?? "Hilo";
	const draw = () =>
		drawPng(async () => {
			const { display, text } = await previewFaces();
			const cover: CoverItem[] = JSON.parse(row.cover);
			const sides = await Promise.all(
				cover.map(async (item, side) => ({
					name: item.name,
					art: await itemArt(services, item, { side, face: display }),
				})),
			);
			return previewSvg({ name: row.name, itemCount: row.item_count, creator, sides }, { display, text });
		});
	return services.drawings.forceFetch(`game ${row.id} ${row.version} ${creator}`, { context: draw });
}
