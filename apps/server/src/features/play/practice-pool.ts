import { AppError } from "@hilo/rules/errors/app-error";
import type { Card } from "@hilo/rules/play/card";
import type { Ctx } from "../../platform/context.ts";

/** The cards of a pool, with their values, for a visitor's browser. @throws AppError 403 for players, who are judged; 404. */
export async function practicePool(
	ctx: Ctx,
	{ poolId }: { poolId: string },
): Promise<{ poolId: string; cards: readonly Card[] }> {
	if (ctx.actor.kind === "player") throw new AppError("play/visitors-only");
	const pool = await ctx.pools.find(ctx.db.kysely, poolId);
	if (!pool) throw new AppError("play/no-such-pool");
	return { poolId, cards: pool.cards };
}
