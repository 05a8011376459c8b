import type { GameFilter } from "@hilo/catalog/filters";
import type { Art, Card, Pool } from "@hilo/rules/play/card";
import { CLASSIC_GAMES, type GameId, type GameKey } from "@hilo/rules/play/games";
import type { FilterOf } from "../features/play/create-pools.ts";

const ART: Art = { kind: "flag", iso2: "fr" };

/** The values are odd numbers, so that a search for one finds nothing else. */
export function cardsOf(...values: readonly number[]): Card[] {
	return values.map((value, index) => ({ id: `card-${index}`, name: `Card ${index}`, art: ART, value }));
}

function poolOf(game: GameId, cards: readonly Card[]): Pool {
	return { game, source: "the tests", asOf: "2026-08", cards };
}

/** Opens with cards 0 and 1, of which card 1 is higher. Cards repeat after all were shown. */
export const GITHUB = poolOf("github", cardsOf(1_130_017, 2_270_029, 1_510_043, 3_910_051, 2_830_069));
/** All are equal, so that every guess is right. Cards repeat after all were shown. */
export const REDDIT = poolOf("reddit", cardsOf(7_770_001, 7_770_001, 7_770_001, 7_770_001));
export const COUNTRY = poolOf("country", cardsOf(4_410_001, 5_530_003, 6_610_007, 8_810_011));
/** Ends when all four cards were shown: a perfect run scores 3. */
export const MUSIC = poolOf("music", cardsOf(10_301_507, 20_402_503, 30_503_509, 40_604_501));
/** Its clock is 35 s. */
export const HISTORY = poolOf("history", cardsOf(1812, 1905, 1969, 1989, 2004, 1871));
export const CS16: Pool = {
	...poolOf("cs16", [
		{ id: "w-0", name: "Weapon 0", art: ART, value: 0, values: [9_100_103, 1_901_003] },
		{ id: "w-1", name: "Weapon 1", art: ART, value: 0, values: [9_200_209, 2_902_009] },
		{ id: "w-2", name: "Weapon 2", art: ART, value: 0, values: [9_300_307, 3_903_007] },
		{ id: "w-3", name: "Weapon 3", art: ART, value: 0, values: [9_400_409, 4_904_003] },
	]),
	questions: [
		{ measure: "damage", source: "the tests", asOf: "2026-08" },
		{ measure: "price", source: "the shop", asOf: "2026-07" },
	],
};

/** Has one filter, whose label is kept with the score. */
export const MOVIES = poolOf("movie", cardsOf(11_000_111, 22_000_223, 33_000_331, 44_000_443, 55_000_557));
export const MOVIE_FILTER = "28:1980s";
const MOVIE_FEATURE = "Genre: Action";

/** Gives each game its small pool. Only movies have a filter. */
export function testFilters(changed: Partial<Record<GameId, Pool>> = {}): FilterOf {
	const pools = new Map<GameId, Pool>(
		[GITHUB, REDDIT, COUNTRY, MUSIC, HISTORY, CS16, ...Object.values(changed)].map((pool) => [
			pool.game,
			pool,
		]),
	);
	return (game, filter) => {
		if (game === "movie" && filter === MOVIE_FILTER)
			return gameFilter(filter, "movieGame", MOVIE_FEATURE, changed.movie ?? MOVIES);
		const pool = pools.get(game);
		return pool && filter === "" ? gameFilter(filter, CLASSIC_GAMES[game].key, null, pool) : null;
	};
}

function gameFilter(filter: string, key: GameKey, label: string | null, pool: Pool): GameFilter {
	return { filter, key, label, pool: () => pool };
}
