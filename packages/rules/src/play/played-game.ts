import type { GameId, GameKey } from "./games.ts";

export type PlayedGame = GameId | "custom";

/** Scores of custom games are stored with their game. */
export type PlayedKey = GameKey | "custom";
