import type { Limits } from "../../platform/limits/rate-limits.ts";

export const LIMITS = {
	exports: { name: "export", hits: 10, windowMs: 60 * 60_000, error: "request/too-many" },
} as const satisfies Limits;
