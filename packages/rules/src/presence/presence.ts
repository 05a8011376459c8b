export const STATUSES = ["online", "away", "busy", "offline"] as const;
export type Status = (typeof STATUSES)[number];

/** How long a player counts as present after a post or an open stream (docs/product.md#presence). */
export const PRESENCE_TIMEOUT_MS = 90_000;
/** The interval of these posts by a page, also a hidden one. */
export const STATUS_POST_MS = 60_000;
/** After this time without input, a client posts `away`. */
export const AWAY_AFTER_MS = 5 * 60_000;
/** Per call. */
export const MAX_STATUSES = 200;

/** Epoch ms. A post that is far ahead was made before the server's clock was set back, and is over. */
export function isPresent(lastSeenAt: number, now: number): boolean {
	return Math.abs(now - lastSeenAt) < PRESENCE_TIMEOUT_MS;
}

// Promised in docs/product.md#presence.
