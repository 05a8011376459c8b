import type { Limits } from "../../platform/limits/rate-limits.ts";

export const LIMITS = {
	requests: {
		name: "friend-request",
		hits: 60,
		windowMs: 60 * 60_000,
		error: "friends/too-many-requests",
	},
} as const satisfies Limits;
