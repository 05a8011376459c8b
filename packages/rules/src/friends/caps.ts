import { DAY_MS } from "../time/durations.ts";

export const MAX_FRIENDS = 1_000;

/** Sent by a player, and not answered yet. */
export const MAX_OPEN_REQUESTS = 200;

export const MAX_BLOCKED = 1_000;

/** From this many rejections by a player on, further requests of the same sender are hidden from that player. */
export const REJECTIONS_UNTIL_SILENCE = 3;

/** After the last rejection. */
export const SILENCE_MS = 30 * DAY_MS;

// Promised in docs/product.md#friends.
