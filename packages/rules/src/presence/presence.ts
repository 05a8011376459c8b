export const STATUSES = ["online", "away", "busy", "offline"] as const;
export type Status = (typeof STATUSES)[number];
export type PresentStatus = Exclude<Status, "offline">;

/** How long a player counts as present after a post (docs/product.md#presence). */
export const PRESENCE_TIMEOUT_MS = 90_000;
/** The interval of these posts by a client without a live connection. */
export const STATUS_POST_MS = 60_000;
/** After this time without input, a client posts `away`. */
export const AWAY_AFTER_MS = 5 * 60_000;
/** Per call. */
export const MAX_STATUSES = 200;

// Promised in docs/product.md#presence.
