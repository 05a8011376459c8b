import type { Pool } from "@hilo/rules/play/card";
import type { GameId, GameKey } from "@hilo/rules/play/games";
import { countries } from "./country/country.pool.ts";
import { weapons } from "./cs16/cs16.pool.ts";
import { isOption, optionOf } from "./filter-option.ts";
import { repositories } from "./github/github.pool.ts";
import { HISTORY_PERIODS } from "./history/history.filters.ts";
import { poolFor as eventsOf } from "./history/history.pool.ts";
import { movieFeature } from "./movie/movie.filters.ts";
import { poolFor as moviesOf } from "./movie/movie.pool.ts";
import { movieFilterOf } from "./movie/movie-filter-of.ts";
import { MUSIC_FILTERS } from "./music/music.filters.ts";
import { poolFor as tracksOf } from "./music/music.pool.ts";
import { subreddits } from "./reddit/reddit.pool.ts";
import { WEALTH_CATEGORIES } from "./wealth/wealth.filters.ts";
import { poolFor as fortunesOf } from "./wealth/wealth.pool.ts";

/** A game with its filter chosen: what is dealt, and where its score goes. */
export interface Choice {
	/** The choice as it is sent and compared; "" in games without one. */
	readonly filter: string;
	readonly key: GameKey;
	/** What is kept with a score; null in games without filters. */
	readonly feature: string | null;
	/** The bundled items. */
	pool(): Pool;
}

type Chooser = (filter: string) => Choice | null;

/** A game without filters takes none. */
function only(key: GameKey, pool: Pool): Chooser {
	return (filter) => (filter === "" ? { filter, key, feature: null, pool: () => pool } : null);
}

/** By game, what a filter means. "" chooses what the game's start screen has chosen at first. */
const CHOOSERS: Readonly<Record<GameId, Chooser>> = {
	github: only("githubGame", repositories),
	reddit: only("redditGame", subreddits),
	country: only("countryGame", countries),
	cs16: only("cs16Game", weapons),
	movie(filter) {
		const chosen = movieFilterOf(filter);
		return (
			chosen && { filter, key: "movieGame", feature: movieFeature(chosen), pool: () => moviesOf(chosen) }
		);
	},
	music(filter) {
		const value = filter || "random";
		if (!isOption(MUSIC_FILTERS, value)) return null;
		return {
			filter,
			key: "musicGame",
			feature: optionOf(MUSIC_FILTERS, value).label,
			pool: () => tracksOf(value),
		};
	},
	wealth(filter) {
		const value = filter || "all";
		if (!isOption(WEALTH_CATEGORIES, value)) return null;
		const { label } = optionOf(WEALTH_CATEGORIES, value);
		return { filter, key: "wealthGame", feature: label, pool: () => fortunesOf(value) };
	},
	history(filter) {
		const value = filter || "random";
		if (!isOption(HISTORY_PERIODS, value)) return null;
		const { key, label } = optionOf(HISTORY_PERIODS, value);
		return { filter, key, feature: label, pool: () => eventsOf(value) };
	},
};

/**
 * What a game's filter chooses; null for one that the game does not have.
 *
 * @param filter a value of the game's option list; for films genre and era, "28:1980s"; "" for the first of each.
 */
export function choiceOf(game: GameId, filter: string): Choice | null {
	return CHOOSERS[game](filter);
}
