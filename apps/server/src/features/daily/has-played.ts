import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { hasPlayedDay } from "./played-days.repo.ts";

/** Whether the caller has finished a deck. @throws AppError 401. */
export function hasPlayedDeck(ctx: Ctx): Promise<boolean> {
	return hasPlayedDay(ctx.db.kysely, requirePlayer(ctx).id, ctx.clock.now());
}
