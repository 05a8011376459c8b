import type { Services } from "../../../platform/context.ts";
import { findGameRow, NOBODY } from "../games.repo.ts";
import { drawPreview } from "./draw-preview.ts";
import { hasPreview, previewAddress } from "./preview-address.ts";

/**
 * Returns what a link to a game shows everybody, as PNG, or the address where it is now, when the game was changed; null for games that
 * not everybody may see, or that are in no list because they were reported.
 *
 * @throws AppError 429 when too many are being drawn.
 */
export async function previewPicture(
	services: Pick<Services, "db">,
	{ id, version }: { id: string; version: number },
): Promise<Uint8Array | { readonly address: string } | null> {
	const row = await findGameRow(services.db.kysely, id, NOBODY);
	if (!row || !hasPreview(row)) return null;
	const address = previewAddress(row);
	if (row.version !== version && address !== null) return { address };
	return drawPreview(services, row);
}
