/**
 * How often a player's own record is asked for while no live events come (platform.md, section 9). While nothing changes the answer is a
 * bare 304: the browser's cache sends the tag of what it has. Hidden tabs don't ask.
 */
export const ME_POLL_MS = 10_000;
