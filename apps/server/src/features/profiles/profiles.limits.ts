import type { Limits } from "../../platform/limits/rate-limits.ts";

export const LIMITS = {
	/** Making a picture small takes up to seconds of a processor. */
	avatars: { name: "avatar", hits: 30, windowMs: 60 * 60_000, error: "request/too-many" },
} as const satisfies Limits;
