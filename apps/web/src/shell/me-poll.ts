/** How often a visible tab polls the player without live events, in ms. An unchanged answer is a 304. */
export const ME_POLL_MS = 10_000;
/** How often a hidden tab polls the player and the counts, in ms. */
export const HIDDEN_POLL_MS = 60_000;
