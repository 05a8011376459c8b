import type { Limits } from "../../platform/limits/rate-limits.ts";

export const LIMITS = {
	tickets: { name: "ticket", hits: 10, windowMs: 60 * 60_000, error: "support/too-many-tickets" },
	messages: { name: "ticket message", hits: 30, windowMs: 10 * 60_000, error: "support/too-many-messages" },
} as const satisfies Limits;
