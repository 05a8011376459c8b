/** Whose rows a board shows: of all players or, for a signed-in player, of their friends and themselves. */
export const AMONG = ["all", "friends"] as const;
export type Among = (typeof AMONG)[number];

/** What a call may ask for. "auto": of the friends where enough of them are on the board, else of all. */
export const AMONG_INPUTS = [...AMONG, "auto"] as const;
export type AmongInput = (typeof AMONG_INPUTS)[number];

/** With fewer friends on it, besides the player, a board opens on everyone. */
export const MIN_FRIENDS_TO_OPEN_ON = 3;
