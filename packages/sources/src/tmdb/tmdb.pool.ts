import type { MovieFilter } from "@hilo/catalog/movie/movie.filters";
import type { Card } from "@hilo/rules/play/card";
import type { JsonAnswer } from "../http/fetch-json.ts";
import { SourceError } from "../http/source-error.ts";
import { type BuiltPool, type PoolBuildTools, TooLittleError } from "../live-pool.ts";
import { fetchDiscover, fetchMovie, type TmdbAccess } from "./tmdb.client.ts";
import { budgetCard } from "./tmdb.mapper.ts";
import type { WireMovie } from "./tmdb.wire.schema.ts";

/** Films are fetched five at a time, from three pages, and from more while fewer than `MIN_MOVIES` were found. */
const BATCH = 5;
const PAGES = 3;
const MIN_MOVIES = 5;
/** A filter with fewer than 5 budgets among 200 films hardly has more. */
const MAX_PAGES = 10;

/** Returns a filter's films with a known budget. @throws SourceError; TooLittleError below five films. */
export async function buildMovies(
	tools: PoolBuildTools,
	access: TmdbAccess,
	filter: MovieFilter,
): Promise<BuiltPool> {
	const cards = new Map<string, Card>();
	let fetchedAt = Number.POSITIVE_INFINITY;
	for (let page = 1; page <= (cards.size < MIN_MOVIES ? MAX_PAGES : PAGES); page++) {
		const answer = await fetchDiscover(tools, access, filter, page);
		fetchedAt = Math.min(fetchedAt, answer.fetchedAt);
		const ids = answer.data.results.map(({ id }) => id);
		for (let from = 0; from < ids.length; from += BATCH) {
			for (const movie of await fetchBatch(tools, access, ids.slice(from, from + BATCH))) {
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
	access: TmdbAccess,
	ids: readonly number[],
): Promise<JsonAnswer<WireMovie>[]> {
	const settled = await Promise.allSettled(ids.map((id) => fetchMovie(tools, access, id)));
	return settled.flatMap((result) => {
		if (result.status === "fulfilled") return [result.value];
		const { reason } = result;
		const isSkippable =
			reason instanceof SourceError && (reason.kind === "missing" || reason.kind === "unreadable");
		if (isSkippable) return [];
		throw reason;
	});
}
