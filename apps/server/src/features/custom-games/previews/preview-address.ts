import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import type { GameRow } from "../games.repo.ts";

/** Whether links to a game show anything of it. What many have reported shows nothing until somebody has looked at it. */
export function hasPreview({ privacy, is_hidden }: Pick<GameRow, "privacy" | "is_hidden">): boolean {
	return isOpenToAll(privacy) && is_hidden === 0;
}

/** Returns the path of the picture that links to a game show; null where they show the product alone. Each version has its own. */
export function previewAddress(
	row: Pick<GameRow, "id" | "version" | "privacy" | "is_hidden">,
): string | null {
	return hasPreview(row) ? `/previews/${row.id}-${row.version}.png` : null;
}
