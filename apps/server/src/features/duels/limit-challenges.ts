import type { Ctx } from "../../platform/context.ts";
import { LIMITS } from "./duels.limits.ts";

/** @throws AppError 429. */
export function limitChallenges({ actor, address, rateLimits }: Ctx): Promise<void> {
	return actor.kind === "player"
		? rateLimits.take(LIMITS.challenges, actor.id)
		: rateLimits.take(LIMITS.visitors, address);
}
