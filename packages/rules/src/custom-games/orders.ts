export const GAME_ORDERS = ["popular", "new", "updated"] as const;
export type GameOrder = (typeof GAME_ORDERS)[number];
