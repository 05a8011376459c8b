/** What everybody's games can be ordered by. */
export const GAME_ORDERS = ["popular", "new", "updated"] as const;
export type GameOrder = (typeof GAME_ORDERS)[number];
