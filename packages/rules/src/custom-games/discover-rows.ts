import { DAY_MS } from "../time/durations.ts";

// Promised in docs/product.md#custom-games.
/** The games of a row above the list of all games. */
export const MAX_ROW_GAMES = 8;
/** A game is new for so long. */
export const NEW_GAME_MS = 7 * DAY_MS;
/** A short game has at most so many items. An index has the same number. */
export const MAX_SHORT_ITEMS = 15;
