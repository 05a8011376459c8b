import type { Queries } from "@hilo/db/queries";
import type { GameKey } from "@hilo/rules/play/games";
import { changesOf, noteChange } from "../../platform/changes.ts";

const topicOf = (game: GameKey) => `scores of ${game}`;

/** Call it after each change of high scores, all-time, monthly or weekly: caches of boards depend on it. */
export function noteScores(db: Queries, games: Iterable<GameKey>): void {
	for (const game of new Set(games)) noteChange(db, topicOf(game));
}

export function scoreChanges(db: Queries, game: GameKey): number {
	return changesOf(db, topicOf(game));
}
