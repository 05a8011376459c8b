import type { Pool } from "@hilo/rules/play/card";
import type { GameId, GameKey } from "@hilo/rules/play/games";
import { countries } from "./country/country.pool.ts";
import { weapons } from "./cs16/cs16.pool.ts";
import { repositories } from "./github/github.pool.ts";
import { HISTORY_PERIODS } from "./history/history.filters.ts";
import { poolFor as eventsOf } from "./history/history.pool.ts";
import { movieFeature } from "./movie/movie.filters.ts";
import { poolFor as moviesOf } from "./movie/movie.pool.ts";
import { MOVIE_FILTERS, movieFilterText } from "./movie/movie-filter-of.ts";
import { MUSIC_FILTERS } from "./music/music.filters.ts";
import { poolFor as tracksOf } from "./music/music.pool.ts";
import { subreddits } from "./reddit/reddit.pool.ts";
import { WEALTH_CATEGORIES } from "./wealth/wealth.filters.ts";
import { poolFor as fortunesOf } from "./wealth/wealth.pool.ts";

/** A game with its filter chosen: what is dealt, and where its score goes. */
export interface Choice {
	/** The one text that stands for the choice, fit for a key; "" in games without filters. */
	readonly filter: string;
	readonly key: GameKey;
	/** What is kept with a score; null in games without filters. */
	readonly feature: string | null;
	/** The bundled items. */
	pool(): Pool;
}

function withoutFilters(key: GameKey, pool: Pool): readonly [Choice] {
	return [{ filter: "", key, feature: null, pool: () => pool }];
}

/** By game, every choice of its start screen; the first is the one that the screen begins with. */
export const CHOICES: Readonly<Record<GameId, readonly Choice[]>> = {
	github: withoutFilters("githubGame", repositories),
	reddit: withoutFilters("redditGame", subreddits),
	country: withoutFilters("countryGame", countries),
	cs16: withoutFilters("cs16Game", weapons),
	movie: MOVIE_FILTERS.map((chosen) => ({
		filter: movieFilterText(chosen),
		key: "movieGame",
		feature: movieFeature(chosen),
		pool: () => moviesOf(chosen),
	})),
	music: MUSIC_FILTERS.map(({ value, label }) => ({
		filter: value,
		key: "musicGame",
		feature: label,
		pool: () => tracksOf(value),
	})),
	wealth: WEALTH_CATEGORIES.map(({ value, label }) => ({
		filter: value,
		key: "wealthGame",
		feature: label,
		pool: () => fortunesOf(value),
	})),
	history: HISTORY_PERIODS.map(({ value, key, label }) => ({
		filter: value,
		key,
		feature: label,
		pool: () => eventsOf(value),
	})),
};

/**
 * Returns what a game's filter chooses; null for one that the game does not have. Texts are compared as they are, so no choice has
 * two spellings; only "" stands for the game's first choice as well, and the choice then says its own filter.
 *
 * @param filter a value of the game's option list; for films genre and era, "28:1980s"
 */
export function choiceOf(game: GameId, filter: string): Choice | null {
	const choices = CHOICES[game];
	return (filter === "" ? choices[0] : choices.find((choice) => choice.filter === filter)) ?? null;
}
