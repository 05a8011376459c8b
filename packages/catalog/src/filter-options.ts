import type { GameKey } from "@hilo/rules/play/games";

/** A filter of a start screen: its label, and the value that is sent and stored. */
export interface FilterOption<Value extends string | number> {
	label: string;
	value: Value;
}

/** Whether an untrusted value, such as a field of a request, is one of the options. */
export function isOption<const Value extends string | number>(
	options: readonly FilterOption<Value>[],
	value: unknown,
): value is Value {
	return options.some((option) => option.value === value);
}

/** Returns the option with a value. @throws RangeError when the list has no such option. */
export function optionOf<Value extends string | number, Option extends FilterOption<Value>>(
	options: readonly Option[],
	value: Option["value"],
): Option {
	const found = options.find((option) => option.value === value);
	if (!found) throw new RangeError(`No option ${value}`);
	return found;
}

// Promised in docs/product.md#games.

/** Cheaper films are left out: their budget would read "$0.0M". */
export const MIN_BUDGET = 100_000;

/** Values are TMDB's genre ids; 0 is no filter. */
export const MOVIE_GENRES = [
	{ label: "All Genres", value: 0 },
	{ label: "Action", value: 28 },
	{ label: "Adventure", value: 12 },
	{ label: "Animation", value: 16 },
	{ label: "Comedy", value: 35 },
	{ label: "Crime", value: 80 },
	{ label: "Documentary", value: 99 },
	{ label: "Drama", value: 18 },
	{ label: "Family", value: 10751 },
	{ label: "Fantasy", value: 14 },
	{ label: "History", value: 36 },
	{ label: "Horror", value: 27 },
	{ label: "Music", value: 10402 },
	{ label: "Mystery", value: 9648 },
	{ label: "Romance", value: 10749 },
	{ label: "Science Fiction", value: 878 },
	{ label: "Thriller", value: 53 },
	{ label: "War", value: 10752 },
	{ label: "Western", value: 37 },
] as const;

type MovieGenreId = (typeof MOVIE_GENRES)[number]["value"];
export type MovieGenre = Exclude<(typeof MOVIE_GENRES)[number]["label"], "All Genres">;

/** `from` and `to` are release years, both inclusive. */
export const MOVIE_ERAS = [
	{ label: "All Years", value: "all", from: 0, to: 9999 },
	{ label: "2020s", value: "2020s", from: 2020, to: 2029 },
	{ label: "2010s", value: "2010s", from: 2010, to: 2019 },
	{ label: "2000s", value: "2000s", from: 2000, to: 2009 },
	{ label: "1990s", value: "1990s", from: 1990, to: 1999 },
	{ label: "1980s", value: "1980s", from: 1980, to: 1989 },
	{ label: "1970s", value: "1970s", from: 1970, to: 1979 },
	{ label: "Classic (pre-1970)", value: "classic", from: 1900, to: 1969 },
] as const;

type MovieEra = (typeof MOVIE_ERAS)[number]["value"];

export interface MovieFilter {
	genre: MovieGenreId;
	era: MovieEra;
}

export const ALL_MOVIES: MovieFilter = { genre: 0, era: "all" };

/** Returns the label that is stored with a score: the genre, else the era, else "All Movies". */
export function movieLabel({ genre, era }: MovieFilter): string {
	if (genre !== 0) return `Genre: ${optionOf(MOVIE_GENRES, genre).label}`;
	if (era !== "all") return `Era: ${optionOf(MOVIE_ERAS, era).label}`;
	return "All Movies";
}

/** `from` and `to` are release years, both inclusive. */
export const MUSIC_FILTERS = [
	{ label: "Random Tracks", value: "random", type: "all", from: 0, to: 9999 },
	{ label: "2020s", value: "2020s", type: "year", from: 2020, to: 2029 },
	{ label: "2010s", value: "2010s", type: "year", from: 2010, to: 2019 },
	{ label: "2000s", value: "2000s", type: "year", from: 2000, to: 2009 },
	{ label: "1990s", value: "1990s", type: "year", from: 1990, to: 1999 },
	{ label: "1980s", value: "1980s", type: "year", from: 1980, to: 1989 },
	{ label: "1970s", value: "1970s", type: "year", from: 1970, to: 1979 },
	{ label: "1960s", value: "1960s", type: "year", from: 1960, to: 1969 },
	{ label: "1950s", value: "1950s", type: "year", from: 1950, to: 1959 },
	{ label: "Pre-1950s", value: "pre-1950s", type: "year", from: 0, to: 1949 },
] as const;

export type MusicFilter = (typeof MUSIC_FILTERS)[number]["value"];

export const WEALTH_CATEGORIES = [
	{ label: "All Billionaires", value: "all" },
	{ label: "Youngest", value: "youngest" },
	{ label: "Oldest", value: "oldest" },
	{ label: "Women", value: "women" },
	{ label: "Men", value: "men" },
	{ label: "Technology", value: "technology" },
	{ label: "Finance", value: "finance" },
	{ label: "Energy", value: "energy" },
] as const;

export type WealthCategory = (typeof WEALTH_CATEGORIES)[number]["value"];

/** Each period has its own score key; `from` and `to` are years, both inclusive. */
export const HISTORY_PERIODS = [
	{ label: "Random 1800-Present", value: "random", key: "historyGame", from: 1800, to: 9999 },
	{ label: "1800-1900", value: "1800_1900", key: "historyGame1800_1900", from: 1800, to: 1900 },
	{ label: "1900-1940", value: "1900_1940", key: "historyGame1900_1940", from: 1900, to: 1940 },
	{ label: "1940-1970", value: "1940_1970", key: "historyGame1940_1970", from: 1940, to: 1970 },
	{ label: "1970-2000", value: "1970_2000", key: "historyGame1970_2000", from: 1970, to: 2000 },
	{ label: "2000-Present", value: "2000_Present", key: "historyGame2000_Present", from: 2000, to: 9999 },
] as const satisfies readonly { label: string; value: string; key: GameKey; from: number; to: number }[];

export type HistoryPeriod = (typeof HISTORY_PERIODS)[number]["value"];

/** The stats that rounds ask about, one at random. */
export const WEAPON_STATS = [
	{ label: "Damage", value: "damage" },
	{ label: "Accuracy", value: "accuracy" },
	{ label: "Recoil", value: "recoil" },
	{ label: "Price", value: "price" },
] as const;

export type WeaponStat = (typeof WEAPON_STATS)[number]["value"];
