import type { GameId } from "@hilo/rules/play/games";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { refuseDisabledGame } from "../site/game-status.ts";
import { dealRun, readOpenRun } from "./deal-run.ts";

// Promised in docs/product.md#runs.

/** Returns the open run, if any. @throws AppError 403 for a disabled game; 404 if it is not offered. */
export async function startRun(ctx: PlayerCtx, input: { game: GameId; filter: string }) {
	const { game } = input;
	const target = { game, customGameId: null };
	const open = await readOpenRun(ctx, target);
	if (open) return open;
	await refuseDisabledGame(ctx, game);
	const { pool, filter, key, label } = await ctx.play.pools.current(game, input.filter);
	return dealRun(ctx, target, { pool, filter, game_key: key, label, timer_ms: null });
}

export function currentRun(ctx: PlayerCtx, { game }: { game: GameId }) {
	return readOpenRun(ctx, { game, customGameId: null });
}

/** Fills the pool cache, so that dealing does not wait. @throws AppError 403 where disabled; as `Pools.current`. */
export async function prepareGame(ctx: Ctx, { game, filter }: { game: GameId; filter: string }) {
	await refuseDisabledGame(ctx, game);
	const { pool, hasLiveNumbers } = await ctx.play.pools.current(game, filter);
	return { cards: pool.cards.length, hasLiveNumbers };
}
