import type { Ctx } from "../../../platform/context.ts";
import { findGameRow, NOBODY } from "../games.repo.ts";
import { drawPreview } from "./draw-preview.ts";
import { hasPreview, previewAddress } from "./preview-address.ts";

/** Null without a preview; `address` after a change. @throws AppError 429 while too many pictures are being drawn. */
export async function previewPicture(
	services: Pick<Ctx, "db" | "drawings">,
	{ id, version }: { id: string; version: number },
): Promise<Uint8Array | { readonly address: string } | null> {
	const row = await findGameRow(services.db.kysely, id, NOBODY);
	if (!row || !hasPreview(row)) return null;
	const address = previewAddress(row);
	if (row.version !== version && address !== null) return { address };
	return drawPreview(services, row);
}
