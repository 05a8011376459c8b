import { ALL_MOVIES, MOVIE_ERAS, MOVIE_GENRES, type MovieFilter } from "./movie.filters.ts";

/** Every genre with every era, the default first. */
export const MOVIE_FILTERS: readonly MovieFilter[] = MOVIE_GENRES.flatMap(({ value: genre }) =>
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
