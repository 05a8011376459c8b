import { isOption, optionOf } from "@hilo/catalog/filter-option";
import {
	MIN_BUDGET,
	MOVIE_ERAS,
	MOVIE_GENRES,
	type MovieFilter,
	type MovieGenre,
} from "@hilo/catalog/movie/movie.filters";
import { movieCard } from "@hilo/catalog/movie/movie.pool";
import type { Card } from "@hilo/rules/play/card";
import { pictureOf, withPicture } from "../picture.ts";
import { cut, DETAIL_LENGTH, oneLine } from "../text.ts";
import type { WireMovie } from "./tmdb.wire.schema.ts";

const POSTERS = "https://image.tmdb.org/t/p/w500";

/**
 * Returns a film as an item; null without a budget, a year, English or a known genre, or outside the filter, which TMDB
 * applies to the release in any country.
 */
export function budgetCard(movie: WireMovie, filter: MovieFilter): Card | null {
	const year = Number(/^(\d{4})-/.exec(movie.release_date ?? "")?.[1]);
	const [first, ...otherGenres] = movie.genres.flatMap(({ id }) => genreOf(id));
	if (!first || !Number.isInteger(year) || movie.original_language !== "en") return null;
	if (movie.budget < MIN_BUDGET || !matchesFilter(movie, year, filter)) return null;
	const card = movieCard({
		id: `tmdb-${movie.id}`,
		title: cut(oneLine(movie.title), DETAIL_LENGTH),
		year,
		budget: Math.round(movie.budget),
		genres: [first, ...otherGenres],
	});
	return withPicture(card, movie.poster_path ? pictureOf("tmdb", POSTERS + movie.poster_path) : undefined);
}

function genreOf(id: number): MovieGenre[] {
	if (!isOption(MOVIE_GENRES, id)) return [];
	const { label } = optionOf(MOVIE_GENRES, id);
	return label === "All Genres" ? [] : [label];
}

function matchesFilter({ genres }: WireMovie, year: number, { genre, era }: MovieFilter): boolean {
	const { from, to } = optionOf(MOVIE_ERAS, era);
	return year >= from && year <= to && (genre === 0 || genres.some(({ id }) => id === genre));
}
