import type { Limits } from "../../platform/limits/rate-limits.ts";

export const LIMITS = {
	/** Schools and companies share an address. Known guests are not counted. */
	devices: { name: "new-guest", hits: 300, windowMs: 60 * 60_000, error: "request/too-many" },
} as const satisfies Limits;
