import type { Tx } from "@hilo/db/open-database";
import { REPORTS_TO_HIDE } from "@hilo/rules/custom-games/limits";
import { lockGame } from "./editing/editing.repo.ts";

/**
 * Takes a game out of lists once enough players reported it; links keep working, the site's own games stay listed.
 * Locks before counting, so that the last of concurrent reports sees all others. @returns whether it was hidden now.
 */
export async function hideReported(tx: Tx, gameId: string, count: () => Promise<number>): Promise<boolean> {
	const game = await lockGame(tx, gameId);
	if (!game || (await count()) < REPORTS_TO_HIDE) return false;
	const { numUpdatedRows } = await tx
		.updateTable("custom_games")
		.set({ is_hidden: 1 })
		.where("id", "=", gameId)
		.where("is_hidden", "=", 0)
		.where("creator_id", "is not", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
