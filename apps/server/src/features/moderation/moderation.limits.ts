import type { Limits } from "../../platform/limits/rate-limits.ts";

export const LIMITS = {
	reports: {
		name: "report",
		hits: 30,
		windowMs: 24 * 60 * 60_000,
		error: "moderation/too-many-reports",
	},
} as const satisfies Limits;
