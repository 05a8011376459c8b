import {
	isOption,
	MIN_BUDGET,
	MOVIE_ERAS,
	MOVIE_GENRES,
	type MovieFilter,
	type MovieGenre,
	optionOf,
} from "@hilo/catalog/filter-options";
import { movieCard } from "@hilo/catalog/movie/movie.pool";
import type { Card } from "@hilo/rules/play/card";
import { type BuiltPool, type PoolBuildTools, TooLittleError } from "../built-pool.ts";
import type { JsonAnswer } from "../http/fetch-json.ts";
import { SourceError } from "../http/source-error.ts";
import { pictureOf, withPicture } from "../providers.ts";
import { cut, DETAIL_LENGTH, oneLine } from "../text.ts";
import { fetchDiscover, fetchMovie, type WireMovie } from "./tmdb.client.ts";

/** Films are fetched five at a time, from three pages, and from more while fewer than `MIN_MOVIES` were found. */
const BATCH = 5;
const PAGES = 3;
const MIN_MOVIES = 5;
/** A filter with fewer than 5 budgets among 200 films hardly has more. */
const MAX_PAGES = 10;

/** Returns a filter's films with a known budget. @throws SourceError; TooLittleError below five films. */
export async function buildMovies(
	tools: PoolBuildTools,
	token: string,
	filter: MovieFilter,
): Promise<BuiltPool> {
	const cards = new Map<string, Card>();
	let fetchedAt = Number.POSITIVE_INFINITY;
	for (let page = 1; page <= (cards.size < MIN_MOVIES ? MAX_PAGES : PAGES); page++) {
		const answer = await fetchDiscover(tools, token, filter, page);
		fetchedAt = Math.min(fetchedAt, answer.fetchedAt);
		const ids = answer.data.results.map(({ id }) => id);
		for (let from = 0; from < ids.length; from += BATCH) {
			for (const movie of await fetchBatch(tools, token, ids.slice(from, from + BATCH))) {
				fetchedAt = Math.min(fetchedAt, movie.fetchedAt);
				const card = budgetCard(movie.data, filter);
				if (card) cards.set(card.id, card);
			}
		}
		if (page >= answer.data.total_pages) break;
	}
	if (cards.size < MIN_MOVIES) throw new TooLittleError(`${cards.size} films with a budget`);
	return { source: "TMDB", cards: [...cards.values()], fetchedAt };
}

/** Leaves out films that are missing or unreadable: one of them must not cost the whole pool. */
async function fetchBatch(
	tools: PoolBuildTools,
	token: string,
	ids: readonly number[],
): Promise<JsonAnswer<WireMovie>[]> {
	const settled = await Promise.allSettled(ids.map((id) => fetchMovie(tools, token, id)));
	return settled.flatMap((result) => {
		if (result.status === "fulfilled") return [result.value];
		const { reason } = result;
		const isSkippable =
			reason instanceof SourceError && (reason.kind === "missing" || reason.kind === "unreadable");
		if (isSkippable) return [];
		throw reason;
	});
}

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
