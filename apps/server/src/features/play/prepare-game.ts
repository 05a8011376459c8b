import type { GameId } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import { refuseDisabledGame } from "../site/game-status.ts";

export interface PreparedGame {
	readonly cards: number;
	readonly isLive: boolean;
}

/** Fills the pool cache, so that dealing does not wait. @throws AppError 403 for a disabled game; as `Pools.offer`. */
export async function prepareGame(
	ctx: Ctx,
	{ game, filter }: { game: GameId; filter: string },
): Promise<PreparedGame> {
	await refuseDisabledGame(ctx, game);
	const { pool, isLive } = await ctx.pools.offer(game, filter);
	return { cards: pool.cards.length, isLive };
}
