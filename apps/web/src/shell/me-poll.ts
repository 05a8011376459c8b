/** How often a visible tab asks for the current user while no live events come. An unchanged answer is a bare 304. */
export const ME_POLL_MS = 10_000;
/** How often a hidden tab asks for the current user and the counts. */
export const HIDDEN_POLL_MS = 60_000;
