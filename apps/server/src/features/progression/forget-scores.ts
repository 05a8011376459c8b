import type { Tx } from "@hilo/db/open-database";
import type { GameKey } from "@hilo/rules/play/games";
import { deleteScores } from "./progression.repo.ts";

/**
 * Deletes a player's high score in a classic game, or in all of them, with those of weeks and months. Experience and badges stay. Part of
 * a use case that has decided it, and has the player's own record looked at anew.
 *
 * @returns what was deleted.
 */
export function forgetScores(
	tx: Tx,
	userId: string,
	game: GameKey | "all",
): Promise<{ game: GameKey; score: number }[]> {
	return deleteScores(tx, userId, game);
}
