import type { GameId, GameKey } from "./games.ts";

/** What a run is a run of: one of the classic games, or one that somebody made. */
export type PlayedGame = GameId | "custom";

/** What a run's score is kept under. Scores of custom games are kept with their game. */
export type PlayedKey = GameKey | "custom";
