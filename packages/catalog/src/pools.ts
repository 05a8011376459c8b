import type { GameId } from "@hilo/rules/play/games";
import { type Choice, choiceOf } from "./choices.ts";

/** The games that are open for play. A set that is bundled but not listed here is not mounted yet. */
export const OPEN_GAMES: readonly GameId[] = ["github", "country"];

/** What may be played: the choice that a filter makes in a game, null where the game is not open or has no such filter. */
export function offered(game: GameId, filter: string): Choice | null {
	return OPEN_GAMES.includes(game) ? choiceOf(game, filter) : null;
}
