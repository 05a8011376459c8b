import type { Ctx } from "../../platform/context.ts";
import { LIMITS } from "./duels.limits.ts";

/** Takes one of the challenges that somebody may send: a player, or all devices at a visitor's address. @throws AppError 429. */
export function takeChallenge({ actor, address, rateLimits }: Ctx): Promise<void> {
	return actor.kind === "player"
		? rateLimits.take(LIMITS.challenges, actor.id)
		: rateLimits.take(LIMITS.visitors, address);
}
