// Promised in docs/product.md#custom-games.
/** The days of the site's calendar, with the present one, whose plays make a game trend. */
export const TRENDING_DAYS = 7;
/** Fewer are no trend. A player counts once a day. */
export const MIN_TRENDING_PLAYS = 3;
/** So that one creator can't fill the row. */
const MAX_TRENDING_OF_CREATOR = 2;

export interface Play {
	/** Null for a visitor. */
	readonly playerId: string | null;
	/** Null for the site's own games. */
	readonly creatorId: string | null;
	/** The first play of this game by this player, or from this visitor's address, on this day. */
	readonly isFirstOfDay: boolean;
	/** The server dealt and judged it. All others are a client's word. */
	readonly isJudged: boolean;
}

export function countsForPopularity({ playerId, creatorId, isFirstOfDay }: Play): boolean {
	return isFirstOfDay && (playerId === null || playerId !== creatorId);
}

/** Visitors don't count: a creator could be one. */
export function countsForTrending(play: Play): boolean {
	return play.isJudged && play.playerId !== null && countsForPopularity(play);
}

/** Keeps the order, and of each creator the first games only. All of the site's own games stay. */
export function withFewOfEachCreator<Game extends { readonly creatorId: string | null }>(
	games: readonly Game[],
): Game[] {
	const counts = new Map<string, number>();
	return games.filter(({ creatorId }) => {
		if (creatorId === null) return true;
		const count = (counts.get(creatorId) ?? 0) + 1;
		counts.set(creatorId, count);
		return count <= MAX_TRENDING_OF_CREATOR;
	});
}

export const GAME_ORDERS = ["popular", "new", "updated"] as const;
export type GameOrder = (typeof GAME_ORDERS)[number];

/** What the public catalogue shows, and in which order: all games by popularity or age, or some of them. */
export const CATALOGUE_SORTS = ["popular", "featured", "trending", "new", "short"] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];
