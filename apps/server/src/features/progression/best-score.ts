import type { Queries } from "@hilo/db/open-database";
import type { GameKey } from "@hilo/rules/play/games";
import { findScore } from "./progression.repo.ts";

/** The stored high score of that user under that key; 0 where there is none. */
export async function bestScore(db: Queries, userId: string, gameKey: GameKey): Promise<number> {
	return (await bestScoreAndTime(db, userId, gameKey)).score;
}

/** The same, with when it was reached: epoch ms, null where there is none. */
export async function bestScoreAndTime(
	db: Queries,
	userId: string,
	gameKey: GameKey,
): Promise<{ score: number; at: number | null }> {
	const stored = await findScore(db, userId, gameKey);
	return { score: stored?.score ?? 0, at: stored?.achieved_at ?? null };
}
