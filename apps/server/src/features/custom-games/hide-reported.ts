import type { Tx } from "@hilo/db/open-database";
import { REPORTS_TO_HIDE } from "@hilo/rules/custom-games/caps";
import { lockGame } from "./editing/editing.repo.ts";
import { hideListed } from "./games.repo.ts";

/**
 * Takes a game out of lists once enough players reported it; links keep working, the site's own games stay listed.
 * Locks before counting, so that the last of concurrent reports sees all others. @returns whether it was hidden now.
 */
export async function hideReported(tx: Tx, gameId: string, count: () => Promise<number>): Promise<boolean> {
	const game = await lockGame(tx, gameId);
	if (!game || (await count()) < REPORTS_TO_HIDE) return false;
	return hideListed(tx, gameId);
}
