/** The poll interval of tickets without live events, in ms. Support notifications use the same. */
export const TICKETS_POLL_MS = 30_000;
