/** Whose rows a board shows: of all players or, for a signed-in player, of their friends and themselves. */
export const AMONG = ["all", "friends"] as const;
export type Among = (typeof AMONG)[number];
