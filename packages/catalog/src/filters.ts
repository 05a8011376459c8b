import type { NumberRange } from "@hilo/rules/corrections/corrected-pool";
import type { Pool } from "@hilo/rules/play/card";
import type { GameId, GameKey } from "@hilo/rules/play/games";
import { countryPool } from "./country/country.pool.ts";
import { weaponPool } from "./cs16/cs16.pool.ts";
import {
	ALL_MOVIES,
	HISTORY_PERIODS,
	MOVIE_ERAS,
	MOVIE_GENRES,
	type MovieFilter,
	MUSIC_FILTERS,
	movieLabel,
	WEALTH_CATEGORIES,
} from "./filter-options.ts";
import { repositoryPool } from "./github/github.pool.ts";
import { historyPool } from "./history/history.pool.ts";
import { moviePool } from "./movie/movie.pool.ts";
import { musicPool } from "./music/music.pool.ts";
import { subredditPool } from "./reddit/reddit.pool.ts";
import { wealthPool } from "./wealth/wealth.pool.ts";

/** Every genre with every era, the default first. */
const MOVIE_FILTERS: readonly MovieFilter[] = MOVIE_GENRES.flatMap(({ value: genre }) =>
	MOVIE_ERAS.map(({ value: era }) => ({ genre, era })),
);

const BY_TEXT: ReadonlyMap<string, MovieFilter> = new Map(
	MOVIE_FILTERS.map((filter) => [movieFilterText(filter), filter]),
);

/** Reads a film filter such as "28:1980s"; "" is all films. Null for any other text. */
export function movieFilterOf(text: string): MovieFilter | null {
	return text === "" ? ALL_MOVIES : (BY_TEXT.get(text) ?? null);
}

export function movieFilterText({ genre, era }: MovieFilter): string {
	return `${genre}:${era}`;
}

/** A game with one of its filters: the pool, and the key that its scores are stored under. */
export interface GameFilter {
	/** Identifies the filter, also as part of cache keys; "" in games without filters. */
	readonly filter: string;
	readonly key: GameKey;
	/** The label stored with a score; null in games without filters. */
	readonly label: string | null;
	/** Of a filter that is about the numbers themselves: a corrected number may belong to another one. */
	readonly range?: NumberRange;
	/** The bundled items. */
	pool(): Pool;
}

function withoutFilters(key: GameKey, pool: Pool): readonly [GameFilter] {
	return [{ filter: "", key, label: null, pool: () => pool }];
}

/** The start screen's filters of each game, the default first. */
export const FILTERS: Readonly<Record<GameId, readonly GameFilter[]>> = {
	github: withoutFilters("githubGame", repositoryPool),
	reddit: withoutFilters("redditGame", subredditPool),
	country: withoutFilters("countryGame", countryPool),
	cs16: withoutFilters("cs16Game", weaponPool),
	movie: MOVIE_FILTERS.map((movieFilter) => ({
		filter: movieFilterText(movieFilter),
		key: "movieGame",
		label: movieLabel(movieFilter),
		pool: () => moviePool(movieFilter),
	})),
	music: MUSIC_FILTERS.map(({ value, label }) => ({
		filter: value,
		key: "musicGame",
		label,
		pool: () => musicPool(value),
	})),
	wealth: WEALTH_CATEGORIES.map(({ value, label }) => ({
		filter: value,
		key: "wealthGame",
		label,
		pool: () => wealthPool(value),
	})),
	history: HISTORY_PERIODS.map(({ value, key, label, from, to }) => ({
		filter: value,
		key,
		label,
		range: { from, to },
		pool: () => historyPool(value),
	})),
};

/** Returns a game's filter by its exact text, for films such as "28:1980s"; "" gives the default. Else null. */
export function filterOf(game: GameId, filter: string): GameFilter | null {
	const filters = FILTERS[game];
	return (filter === "" ? filters[0] : filters.find((candidate) => candidate.filter === filter)) ?? null;
}
