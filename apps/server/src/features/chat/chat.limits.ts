import type { Limits } from "../../platform/limits/rate-limits.ts";

export const LIMITS = {
	messages: { name: "message", hits: 120, windowMs: 60_000, error: "chat/too-many-messages" },
} as const satisfies Limits;
