import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { hasDuelFrom } from "./duels.repo.ts";

/** Whether the caller has challenged anyone in the last 90 days; older duels are deleted. @throws AppError 401. */
export function hasChallenged(ctx: Pick<Ctx, "actor" | "db">): Promise<boolean> {
	return hasDuelFrom(ctx.db.kysely, requirePlayer(ctx).id);
}
