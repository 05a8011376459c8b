/**
 * How often a visible tab asks for the current user while no live events come. While nothing changes the answer is a bare 304: the
 * browser's cache sends the tag of what it has.
 */
export const ME_POLL_MS = 10_000;
/** How often a hidden tab asks for the current user and the counts. */
export const HIDDEN_POLL_MS = 60_000;
