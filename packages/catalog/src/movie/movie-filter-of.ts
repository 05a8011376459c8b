import { ALL_MOVIES, MOVIE_ERAS, MOVIE_GENRES, type MovieFilter } from "./movie.filters.ts";

/** Every genre with every era, all films first. */
export const MOVIE_FILTERS: readonly MovieFilter[] = MOVIE_GENRES.flatMap(({ value: genre }) =>
	MOVIE_ERAS.map(({ value: era }) => ({ genre, era })),
);

const BY_TEXT: ReadonlyMap<string, MovieFilter> = new Map(
	MOVIE_FILTERS.map((filter) => [movieFilterText(filter), filter]),
);

/** Returns the film filter of its written form, "28:1980s"; "" is all films. Returns null for any other spelling. */
export function movieFilterOf(text: string): MovieFilter | null {
	return text === "" ? ALL_MOVIES : (BY_TEXT.get(text) ?? null);
}

/** Returns the written form of a film filter, as `movieFilterOf` reads it. */
export function movieFilterText({ genre, era }: MovieFilter): string {
	return `${genre}:${era}`;
}
