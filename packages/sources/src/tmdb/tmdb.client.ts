import { MOVIE_ERAS, type MovieFilter, optionOf } from "@hilo/catalog/filter-options";
import { DAY_MS } from "@hilo/rules/time/durations";
import { z } from "zod";
import type { PoolBuildTools } from "../built-pool.ts";
import { withQuery } from "../http/address.ts";
import { fetchCached, type JsonAnswer } from "../http/fetch-json.ts";

const discoverPage = z.object({
	page: z.number().int(),
	total_pages: z.number().int().nonnegative(),
	results: z.array(z.object({ id: z.number().int().positive() })),
});

/** An unknown budget is 0, an unknown date "". */
export const movieDetails = z.object({
	id: z.number().int().positive(),
	title: z.string().min(1),
	budget: z.number().nonnegative(),
	release_date: z.string().nullish(),
	original_language: z.string(),
	genres: z.array(z.object({ id: z.number().int() })),
	poster_path: z.string().nullish(),
});

export type WirePage = z.output<typeof discoverPage>;
export type WireMovie = z.output<typeof movieDetails>;

export const TMDB_BASE = "https://api.themoviedb.org/3";
/** The votes that a film needs: without a filter, and with a genre or an era. */
const MIN_VOTES = { all: 100, filtered: 50 } as const;
const TIMEOUT_MS = 8_000;
const MAX_BYTES = 512 * 1024;
/** TMDB allows six months. Popularity changes daily, a budget hardly ever. */
const PAGE_FRESH_MS = DAY_MS;
const MOVIE_FRESH_MS = 7 * DAY_MS;

const common = { provider: "tmdb", timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES } as const;

/** Returns a page of 20 English films of a genre and an era, most popular first. @throws SourceError */
export function fetchDiscover(
	tools: PoolBuildTools,
	token: string,
	filter: MovieFilter,
	page: number,
): Promise<JsonAnswer<WirePage>> {
	return fetchCached(tools, {
		...common,
		url: withQuery(`${TMDB_BASE}/discover/movie`, { ...discoverQuery(filter), page }),
		headers: { Authorization: `Bearer ${token}` },
		schema: discoverPage,
		key: `tmdb discover ${filter.genre}:${filter.era} ${page}`,
		freshForMs: PAGE_FRESH_MS,
	});
}

/** Returns a film with its budget. @throws SourceError */
export function fetchMovie(tools: PoolBuildTools, token: string, id: number): Promise<JsonAnswer<WireMovie>> {
	return fetchCached(tools, {
		...common,
		url: withQuery(`${TMDB_BASE}/movie/${id}`, { language: "en-US" }),
		headers: { Authorization: `Bearer ${token}` },
		schema: movieDetails,
		key: `tmdb movie ${id}`,
		freshForMs: MOVIE_FRESH_MS,
	});
}

function discoverQuery({ genre, era }: MovieFilter): Record<string, string | number> {
	const { from, to } = optionOf(MOVIE_ERAS, era);
	const filtered = genre !== 0 || era !== "all";
	return {
		language: "en-US",
		include_adult: "false",
		sort_by: "popularity.desc",
		with_original_language: "en",
		"vote_count.gte": filtered ? MIN_VOTES.filtered : MIN_VOTES.all,
		...(genre !== 0 && { with_genres: genre }),
		...(era !== "all" && {
			"primary_release_date.gte": `${from}-01-01`,
			"primary_release_date.lte": `${to}-12-31`,
		}),
	};
}
