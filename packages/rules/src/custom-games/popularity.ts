// Promised in docs/product.md#custom-games.
/** The days of the site's calendar, with the present one, in which players make a game trend. */
export const TRENDING_DAYS = 7;
/** Fewer are no trend. A player counts once a day. */
export const MIN_TRENDING_PLAYERS = 3;

export interface Play {
	/** Null for a visitor. */
	readonly playerId: string | null;
	/** Null for the site's own games. */
	readonly creatorId: string | null;
	/** The first play of this game by this player, or from this visitor's address, on this day. */
	readonly isFirstOfDay: boolean;
}

export function countsForPopularity({ playerId, creatorId, isFirstOfDay }: Play): boolean {
	return isFirstOfDay && (playerId === null || playerId !== creatorId);
}

/** Visitors don't count: a creator could be one. */
export function countsForTrending(play: Play): boolean {
	return play.playerId !== null && countsForPopularity(play);
}
