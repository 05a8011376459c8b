import { optionOf } from "../filter-option.ts";

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
