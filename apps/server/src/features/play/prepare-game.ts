import type { GameId } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import { refuseDisabledGame } from "../site/game-status.ts";

/** What a game's filter has to offer, before it is dealt. */
export interface PreparedGame {
	readonly cards: number;
	/** Whether the numbers were fetched from their source; if not, they are the bundled ones. */
	readonly isLive: boolean;
}

/**
 * Has a game's items ready, so that dealing does not wait. Anyone may. Where live data is on and a source is slow, the site's own
 * numbers are ready instead, until the source's have come.
 *
 * @throws AppError 403 for a disabled game; 404 for a game or filter that is not offered, or one with too few items, in the game's own words.
 */
export async function prepareGame(
	ctx: Ctx,
	{ game, filter }: { game: GameId; filter: string },
): Promise<PreparedGame> {
	await refuseDisabledGame(ctx, game);
	const { pool, isLive } = await ctx.pools.offer(game, filter);
	return { cards: pool.cards.length, isLive };
}
