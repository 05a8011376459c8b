import { MAX_CHALLENGES_PER_HOUR } from "@hilo/rules/duels/limits";
import { HOUR_MS } from "@hilo/rules/time/durations";
import type { Ctx } from "../../platform/context.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";

export const LIMITS = {
	challenges: {
		name: "challenge",
		hits: MAX_CHALLENGES_PER_HOUR,
		windowMs: HOUR_MS,
		error: "duels/too-many",
	},
	/** By address, because each new visitor adds rows. */
	visitors: { name: "duel-visitor", hits: 120, windowMs: HOUR_MS, error: "request/too-many" },
} as const satisfies Limits;

/** @throws AppError 429. */
export function limitChallenges({ actor, address, rateLimits }: Ctx): Promise<void> {
	return actor.kind === "player"
		? rateLimits.take(LIMITS.challenges, actor.id)
		: rateLimits.take(LIMITS.visitors, address);
}
