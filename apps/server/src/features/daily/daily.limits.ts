import type { Limits } from "../../platform/limits/rate-limits.ts";

const DAY_MS = 24 * 60 * 60_000;

export const LIMITS = {
	/**
	 * How many visitors of an address count in a deck's crowd; nothing is refused past it. Known devices take a place
	 * as well: they could be collected. Three days are longer than a deck is open anywhere.
	 */
	crowd: { name: "deck-crowd", hits: 20, windowMs: 3 * DAY_MS, error: "request/too-many" },
} as const satisfies Limits;
