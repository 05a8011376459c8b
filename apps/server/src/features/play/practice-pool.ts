import { AppError } from "@hilo/rules/errors/app-error";
import { isGameId } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import type { StoredPool } from "./pools.ts";

/** The items with their numbers. @throws AppError 403 for players, whose runs the server judges; 404. */
export async function practicePool(
	ctx: Ctx,
	{ poolId }: { poolId: string },
): Promise<Pick<StoredPool, "cards" | "questions"> & { poolId: string }> {
	if (ctx.actor.kind === "player") throw new AppError("play/visitors-only");
	const { game, cards, questions } = await ctx.pools.get(ctx.db.kysely, poolId);
	// Custom games' items are not public.
	if (!isGameId(game)) throw new AppError("play/no-such-pool");
	return { poolId, cards, ...(questions ? { questions } : {}) };
}
