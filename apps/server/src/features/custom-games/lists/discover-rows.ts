import { MAX_ROW_GAMES, NEW_GAME_MS } from "@hilo/rules/custom-games/caps";
import { TRENDING_DAYS, withFewOfEachCreator } from "@hilo/rules/custom-games/popularity";
import { daysAfter } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../../platform/context.ts";
import { today } from "../../../platform/today.ts";
import { type SeenGame, viewerIdOf } from "../find-game.ts";
import { seenByCaller } from "./list-games.ts";
import {
	findGamesOfFriends,
	findNewGames,
	findPlayedLast,
	findShortGames,
	findShown,
	findTrending,
} from "./rows.repo.ts";

/** More than a row shows, because one creator may have up to 300 of them. */
const MAX_TRENDING = 3000;
/** With few of each creator: more than a row shows, because a caller is not shown all. */
const MAX_CANDIDATES = 300;

/** Each at most eight public games, without those that the caller has reported or whose creator the caller blocks. */
export interface DiscoverRows {
	/** Those that the caller played last, the last one first; none for visitors. */
	readonly played: readonly SeenGame[];
	/** The newest first; none for visitors. */
	readonly byFriends: readonly SeenGame[];
	/** Those with most counted plays in the last seven days first. */
	readonly trending: readonly SeenGame[];
	/** Of the last seven days, the newest first. */
	readonly new: readonly SeenGame[];
	/** With few items, the most played first; none where all of them are new, as on a small site. */
	readonly short: readonly SeenGame[];
}

export async function discoverRows(ctx: Ctx): Promise<DiscoverRows> {
	const viewerId = viewerIdOf(ctx.actor);
	const db = ctx.db.kysely;
	const row = { viewerId, limit: MAX_ROW_GAMES };
	const [played, byFriends, trending, fresh, short] = await Promise.all([
		findPlayedLast(db, viewerId).then((ids) => findShown(db, viewerId, ids)),
		findGamesOfFriends(db, row),
		trendingIds(ctx).then((ids) => findShown(db, viewerId, ids)),
		findNewGames(db, { ...row, since: ctx.clock.now() - NEW_GAME_MS }),
		findShortGames(db, row),
	]);
	return {
		played: seenByCaller(ctx, played.slice(0, MAX_ROW_GAMES)),
		byFriends: seenByCaller(ctx, byFriends),
		trending: seenByCaller(ctx, trending.slice(0, MAX_ROW_GAMES)),
		new: seenByCaller(ctx, fresh),
		short: seenByCaller(ctx, short.every(({ id }) => fresh.some((game) => game.id === id)) ? [] : short),
	};
}

/** Of games that anyone may see, at most a minute old. */
export function trendingIds(ctx: Ctx): Promise<string[]> {
	const from = daysAfter(today(ctx), 1 - TRENDING_DAYS);
	return ctx.customGames.trending.forceFetch(from, {
		context: async () => {
			const games = await findTrending(ctx.db.kysely, from, MAX_TRENDING);
			const candidates = withFewOfEachCreator(games).slice(0, MAX_CANDIDATES);
			return candidates.map(({ id }) => id);
		},
	});
}
