import type { Tx } from "@hilo/db/open-database";
import { MAX_GAMES, MAX_GAMES_BYTES } from "@hilo/rules/custom-games/caps";
import { AppError } from "@hilo/rules/errors/errors";
import { gamesStored } from "./editing.repo.ts";

/** A player's limits. `bytes` are those of all items as JSON. */
export interface GameQuota {
	readonly games: number;
	readonly bytes: number;
}

export const GAME_QUOTA: GameQuota = { games: MAX_GAMES, bytes: MAX_GAMES_BYTES };

interface Added {
	readonly games: number;
	readonly bytes: number;
}

/**
 * Call it after the writes, with the player locked. A save that adds nothing passes. Removed games count, because
 * they can be restored; games that the creator deleted don't: they are purged after an hour. @throws AppError 409.
 */
export async function requireQuota(tx: Tx, creatorId: string, added: Added, quota: GameQuota): Promise<void> {
	const stored = await gamesStored(tx, creatorId);
	if (added.games > 0 && stored.games > quota.games) throw new AppError("custom-games/games-full");
	if (added.bytes > 0 && stored.bytes > quota.bytes) throw new AppError("custom-games/texts-full");
}
