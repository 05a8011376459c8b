import type { Limits } from "../../platform/limits/rate-limits.ts";

export const LIMITS = {
	/** Scaling a large picture down takes up to seconds of CPU. */
	avatars: { name: "avatar", hits: 30, windowMs: 60 * 60_000, error: "request/too-many" },
} as const satisfies Limits;
