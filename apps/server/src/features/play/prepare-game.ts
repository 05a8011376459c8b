import type { GameId } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";

/** What a game's filter has to offer, before it is dealt. */
export interface PreparedGame {
	readonly cards: number;
	/** Whether the numbers were just fetched from their source; if not, they are the site's own, dated ones. */
	readonly isLive: boolean;
}

/**
 * Has a game's items ready, fetching them where live data is on, so that dealing does not wait. Anyone may.
 *
 * @throws AppError 404 for a game or filter that is not offered, or one with too few items, in the game's own words.
 */
export async function prepareGame(
	ctx: Ctx,
	{ game, filter }: { game: GameId; filter: string },
): Promise<PreparedGame> {
	const { pool, isLive } = await ctx.pools.offer(game, filter);
	return { cards: pool.cards.length, isLive };
}
