import type { Limits } from "../../../platform/limits/rate-limits.ts";

export const LIMITS = {
	/** Per network address. */
	plays: {
		name: "custom-play",
		hits: 30,
		windowMs: 60_000,
		error: "custom-games/plays-too-often",
	},
} as const satisfies Limits;
