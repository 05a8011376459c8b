import { drawnPicture, isMotif } from "@hilo/rules/art/drawn-picture";
import { pictureHash } from "@hilo/rules/custom-games/item";
import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import type { Ctx } from "../../../platform/context.ts";
import { cachedPreview } from "../../../platform/drawing/draw-preview.ts";
import type { PreviewSide } from "../../../platform/drawing/preview-side.ts";
import type { Platform } from "../../../platform/platform.ts";
import { storedPicture } from "../../pictures/read-pictures.ts";
import type { CoverItem } from "../card.presenter.ts";
import { findGameRow, type GameRow, NO_VIEWER } from "../games.repo.ts";

/** A game that reports have hidden has no preview until an administrator decides. */
export function hasPreview({ privacy, is_hidden }: Pick<GameRow, "privacy" | "is_hidden">): boolean {
	return isOpenToAll(privacy) && is_hidden === 0;
}

/** Null for a game without a preview. Each version has a different address. */
export function previewAddress(
	row: Pick<GameRow, "id" | "version" | "privacy" | "is_hidden">,
): string | null {
	return hasPreview(row) ? `/previews/${row.id}-${row.version}.png` : null;
}

/** Null without a preview; `address` after a change. @throws AppError 429 while too many pictures are being drawn. */
export async function gamePreview(
	services: Platform,
	{ id, version }: { id: string; version: number },
): Promise<Uint8Array | { readonly address: string } | null> {
	const row = await findGameRow(services.db.kysely, id, NO_VIEWER);
	if (!row || !hasPreview(row)) return null;
	const address = previewAddress(row);
	if (row.version !== version && address !== null) return { address };
	return drawGamePreview(services, row);
}

/** @throws AppError 429 while too many pictures are being drawn. */
export function drawGamePreview(services: Platform, row: GameRow): Promise<Uint8Array> {
	const { id, version, creator_name: creator } = row;
	return cachedPreview(services, `game ${id} ${version} ${creator}`, async ({ name: siteName }) => {
		const cover: CoverItem[] = JSON.parse(row.cover);
		return {
			sides: await Promise.all(cover.map((item) => loadSide(services, item))),
			title: row.name,
			fallbackTitle: "Higher or lower?",
			titleSizes: { 1: [76, 64], 2: [58, 50] },
			details: [`${row.item_count} items`, `by ${creator ?? siteName}`],
		};
	});
}

/** Fetches no pictures of other sites: a creator could make this server call any address. */
async function loadSide(services: Pick<Ctx, "db">, { name, imageUrl }: CoverItem): Promise<PreviewSide> {
	const hash = pictureHash(imageUrl);
	const stored = hash === null ? undefined : await storedPicture(services, hash);
	if (stored) return { kind: "item", name, picture: stored.bytes };
	const [, motif = "", seed = ""] = /^\/drawn\/([\w-]+)\/([\w-]+)\.svg$/.exec(imageUrl) ?? [];
	return { kind: "item", name, picture: isMotif(motif) ? drawnPicture(motif, seed) : null };
}
