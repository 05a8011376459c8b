/** The most friends that somebody may have (D53). */
export const MAX_FRIENDS = 1_000;

// Promised in docs/product.md#friends.

/** The most requests that somebody may have sent and not answered yet (D53). */
export const MAX_OPEN_REQUESTS = 200;

/** The most players that somebody may have blocked. */
export const MAX_BLOCKED = 1_000;

/** From this rejection on, the same person's further requests are not shown (D53)… */
export const REJECTIONS_UNTIL_SILENCE = 3;

/** …for so long after the last of them, in ms. */
export const SILENCE_MS = 30 * 24 * 60 * 60_000;
