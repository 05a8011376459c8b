import type { Limits } from "../../platform/limits/rate-limits.ts";

export const LIMITS = {
	/** A picture for each item of a full game, and some mistakes. Each takes up to seconds of CPU. */
	pictures: {
		name: "picture",
		hits: 600,
		windowMs: 60 * 60_000,
		error: "custom-games/too-many-pictures",
	},
} as const satisfies Limits;
