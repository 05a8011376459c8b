import type { Queries } from "@hilo/db/queries";
import type { GameKey } from "@hilo/rules/play/games";
import { findScore } from "./progression.repo.ts";

/** 0 without a stored score. */
export async function bestScore(db: Queries, userId: string, gameKey: GameKey): Promise<number> {
	return (await findScore(db, userId, gameKey))?.score ?? 0;
}
