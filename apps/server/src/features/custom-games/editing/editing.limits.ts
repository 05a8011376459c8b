import type { Limits } from "../../../platform/limits/rate-limits.ts";

export const LIMITS = {
	made: {
		name: "custom-game",
		hits: 100,
		windowMs: 24 * 60 * 60_000,
		error: "custom-games/too-many-made",
	},
} as const satisfies Limits;
