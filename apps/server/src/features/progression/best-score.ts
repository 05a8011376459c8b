import type { Queries } from "@hilo/db/queries";
import type { GameKey } from "@hilo/rules/play/games";
import { findScore } from "./progression.repo.ts";

/** The stored high score of that user under that key; 0 where there is none. */
export async function bestScore(db: Queries, userId: string, gameKey: GameKey): Promise<number> {
	return (await findScore(db, userId, gameKey))?.score ?? 0;
}
