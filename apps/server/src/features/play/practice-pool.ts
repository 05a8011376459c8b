import { AppError } from "@hilo/rules/errors/app-error";
import type { Ctx } from "../../platform/context.ts";
import type { StoredPool } from "./pools.ts";

/** The cards of a pool, with their values, for a visitor's browser. @throws AppError 403 for players, who are judged; 404. */
export async function practicePool(
	ctx: Ctx,
	{ poolId }: { poolId: string },
): Promise<Pick<StoredPool, "cards" | "questions"> & { poolId: string }> {
	if (ctx.actor.kind === "player") throw new AppError("play/visitors-only");
	const { cards, questions } = await ctx.pools.get(ctx.db.kysely, poolId);
	return { poolId, cards, ...(questions ? { questions } : {}) };
}
