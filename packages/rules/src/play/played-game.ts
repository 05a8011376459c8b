import type { GameId, GameKey } from "./games.ts";

export type PlayedGame = GameId | "custom";

/** `deck`: the rounds of a daily deck, which are of several games. */
export type DuelGame = PlayedGame | "deck";

/** Scores of custom games are stored with their game. */
export type PlayedKey = GameKey | "custom";
