import type { PlayerCtx } from "../../platform/context.ts";
import { hasDuelFrom } from "./duels.repo.ts";

/** Whether the caller has challenged anyone in the last 90 days; older duels are deleted. */
export function hasChallenged(ctx: PlayerCtx): Promise<boolean> {
	return hasDuelFrom(ctx.db.kysely, ctx.actor.id);
}
