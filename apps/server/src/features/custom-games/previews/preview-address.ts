import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import type { GameRow } from "../games.repo.ts";

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
