import { AppError } from "@hilo/rules/errors/app-error";
import { isGameId } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import type { StoredPool } from "./pools.ts";

/** The cards of a classic game's pool, with their values, for a visitor's browser. @throws AppError 403 for players, who are judged; 404. */
export async function practicePool(
	ctx: Ctx,
	{ poolId }: { poolId: string },
): Promise<Pick<StoredPool, "cards" | "questions"> & { poolId: string }> {
	if (ctx.actor.kind === "player") throw new AppError("play/visitors-only");
	const { game, cards, questions } = await ctx.pools.get(ctx.db.kysely, poolId);
	// Other games' cards are not for everybody.
	if (!isGameId(game)) throw new AppError("play/no-such-pool");
	return { poolId, cards, ...(questions ? { questions } : {}) };
}
