import type { Limits } from "../../platform/limits/rate-limits.ts";

const DAY_MS = 24 * 60 * 60_000;

export const LIMITS = {
	/** Visitors of an address that a deck's crowd counts; more may play. Decks are open for less than three days. */
	crowd: { name: "deck-crowd", hits: 20, windowMs: 3 * DAY_MS, error: "request/too-many" },
} as const satisfies Limits;
