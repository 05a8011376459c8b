import { isOption } from "../filter-option.ts";
import { ALL_MOVIES, MOVIE_ERAS, MOVIE_GENRES, type MovieFilter } from "./movie.filters.ts";

/** The film filter of its written form, "28:1980s"; "" is all films, null what is none. */
export function movieFilterOf(text: string): MovieFilter | null {
	if (text === "") return ALL_MOVIES;
	const [id = "", era, ...rest] = text.split(":");
	const genre = Number(id);
	if (id === "" || rest.length > 0 || !isOption(MOVIE_GENRES, genre) || !isOption(MOVIE_ERAS, era))
		return null;
	return { genre, era };
}

/** The written form of a film filter, as `movieFilterOf` reads it. */
export function movieFilterText({ genre, era }: MovieFilter): string {
	return `${genre}:${era}`;
}
