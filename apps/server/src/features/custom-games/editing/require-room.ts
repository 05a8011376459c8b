import type { Tx } from "@hilo/db/open-database";
import { MAX_GAMES, MAX_GAMES_BYTES } from "@hilo/rules/custom-games/limits";
import { AppError } from "@hilo/rules/errors/app-error";
import { gamesStored } from "./stored-games.repo.ts";

/** How much a player may store in all: so many games, with so many bytes of items as JSON. */
export interface GameRoom {
	readonly games: number;
	readonly bytes: number;
}

export const GAME_ROOM: GameRoom = { games: MAX_GAMES, bytes: MAX_GAMES_BYTES };

/** What a save adds to what was stored before it. */
interface Added {
	readonly games: number;
	readonly bytes: number;
}

/**
 * Refuses a save that takes a player past the room, after its writes in a transaction that locked the player. A save that
 * adds nothing passes: a player who has more from earlier can edit and shrink games.
 *
 * Games that an administrator removed count, because they may be restored. Those that their creator deleted don't: they
 * are gone within an hour or so, and a player makes at most 100 in a day.
 *
 * @throws AppError 409.
 */
export async function requireRoom(tx: Tx, creatorId: string, added: Added, room: GameRoom): Promise<void> {
	const stored = await gamesStored(tx, creatorId);
	if (added.games > 0 && stored.games > room.games) throw new AppError("custom-games/games-full");
	if (added.bytes > 0 && stored.bytes > room.bytes) throw new AppError("custom-games/texts-full");
}
