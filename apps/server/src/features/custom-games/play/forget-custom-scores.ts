import type { Tx } from "@hilo/db/open-database";
import { deleteScoresOf } from "./plays.repo.ts";

/**
 * Takes a player off the boards of all custom games. The player's own list of plays stays. Part of a use case that has decided it.
 *
 * @returns in how many games the player had a score.
 */
export function forgetCustomScores(tx: Tx, userId: string): Promise<number> {
	return deleteScoresOf(tx, userId);
}
