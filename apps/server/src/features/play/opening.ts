import { AppError } from "@hilo/rules/errors/errors";
import { type GameId, isGameId } from "@hilo/rules/play/games";
import { planOf } from "@hilo/rules/play/pairs";
import { dealRound } from "@hilo/rules/play/question";
import type { Ctx } from "../../platform/context.ts";
import { newSecret } from "../../platform/system/ids.ts";
import { acceptsUnverified } from "../progression/save-high-score.ts";
import { refuseDisabledGame } from "../site/game-status.ts";
import { classicSpec } from "./classic-runs.ts";
import type { StoredPool } from "./pools.ts";

/**
 * What a visitor's browser needs to show the first pair; with the pool it deals the rest. Stores nothing.
 * @throws AppError 403 for players, whose runs the server judges; 403 for a disabled game; 404.
 */
export async function opening(ctx: Ctx, input: { game: GameId; filter: string }) {
	if (ctx.actor.kind === "player") throw new AppError("play/visitors-only");
	const { game } = input;
	await refuseDisabledGame(ctx, game);
	const { pool, filter, key: gameKey, label } = await ctx.play.pools.current(game, input.filter);
	const seed = newSecret();
	const plan = planOf(classicSpec(game, seed, pool));
	const { round: _, ...opened } = dealRound({ plan, pool, seed, measure: null }, 1);
	return {
		game,
		filter,
		gameKey,
		label,
		/** Whether a visitor's score moves to their account at sign-up, as unverified. */
		keepsScores: await acceptsUnverified(ctx),
		seed,
		poolId: pool.id,
		poolSize: pool.cards.length,
		...opened,
	};
}

/** The items with their numbers. @throws AppError 403 for players, whose runs the server judges; 404. */
export async function practicePool(
	ctx: Ctx,
	{ poolId }: { poolId: string },
): Promise<Pick<StoredPool, "cards" | "questions"> & { poolId: string }> {
	if (ctx.actor.kind === "player") throw new AppError("play/visitors-only");
	const { game, cards, questions } = await ctx.play.pools.get(ctx.db.kysely, poolId);
	// Custom games' items are not public.
	if (!isGameId(game)) throw new AppError("play/no-such-pool");
	return { poolId, cards, ...(questions ? { questions } : {}) };
}
