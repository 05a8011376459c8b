import type { Tx } from "@hilo/db/open-database";
import { REPORTS_TO_HIDE } from "@hilo/rules/custom-games/limits";

/**
 * Keeps a game that so many people have reported out of lists until an administrator has looked; its links keep working. The site's own
 * games stay. @returns whether it was hidden now.
 */
export async function hideReported(tx: Tx, gameId: string, reports: number): Promise<boolean> {
	if (reports < REPORTS_TO_HIDE) return false;
	const { numUpdatedRows } = await tx
		.updateTable("custom_games")
		.set({ is_hidden: 1 })
		.where("id", "=", gameId)
		.where("is_hidden", "=", 0)
		.where("creator_id", "is not", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
