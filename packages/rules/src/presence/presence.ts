/** What somebody can say of themselves (D55). */
export const STATUSES = ["online", "away", "busy", "offline"] as const;
export type Status = (typeof STATUSES)[number];
/** The statuses of somebody who is there. */
export type PresentStatus = Exclude<Status, "offline">;

/** How long somebody counts as there after having said so (D23), in ms. */
export const PRESENT_FOR_MS = 90_000;
/** How often a client without a live connection says that its player is there (platform.md, section 9), in ms. */
export const STATUS_POST_MS = 60_000;
/** Without input for so long, a client says `away` (D55), in ms. */
export const AWAY_AFTER_MS = 5 * 60_000;
/** The most users that one call asks for (contract.md). */
export const STATUSES_MAX = 200;

// Promised in docs/product.md#presence.
