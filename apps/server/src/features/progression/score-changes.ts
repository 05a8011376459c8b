import type { Queries } from "@hilo/db/queries";
import type { GameKey } from "@hilo/rules/play/games";
import { changesOf, noteChange } from "../../platform/changes.ts";

const topicOf = (game: GameKey) => `scores of ${game}`;

/** Notes that high scores of these games were written or deleted, of all times, a month or a week. */
export function noteScores(db: Queries, games: Iterable<GameKey>): void {
	for (const game of new Set(games)) noteChange(db, topicOf(game));
}

/** How often this process has changed high scores of the game: see `changesOf`. */
export function scoreChanges(db: Queries, game: GameKey): number {
	return changesOf(db, topicOf(game));
}
