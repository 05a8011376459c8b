import type { PlayerCtx } from "../../platform/context.ts";
import { hasPlayedDay } from "./played-days.repo.ts";

/** Whether the caller has finished a deck. */
export function hasPlayedDeck(ctx: PlayerCtx): Promise<boolean> {
	return hasPlayedDay(ctx.db.kysely, ctx.actor.id, ctx.clock.now());
}
