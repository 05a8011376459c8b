import { DAY_MS } from "@hilo/rules/time/durations";
import { z } from "zod";
import type { PoolBuildTools } from "../built-pool.ts";
import { withQuery } from "../http/address.ts";
import { fetchCached, fetchJson } from "../http/fetch-json.ts";

const track = z.object({
	id: z.string().min(1),
	name: z.string(),
	artists: z.array(z.object({ name: z.string() })),
	album: z.object({
		release_date: z.string().nullish(),
		images: z.array(z.object({ url: z.string(), width: z.number().nullish() })),
	}),
	/** 0 to 100; missing for new apps. */
	popularity: z.number().min(0).max(100).nullish(),
	preview_url: z.string().nullish(),
});

export const trackSearch = z.object({
	tracks: z.object({ total: z.number().int().nonnegative(), items: z.array(track.nullable()) }),
});

const categoryList = z.object({
	categories: z.object({ items: z.array(z.object({ name: z.string() })) }),
});

export type WireTrack = z.output<typeof track>;

export const SPOTIFY_BASE = "https://api.spotify.com/v1";
export const SPOTIFY_TOKEN_URL = "https://accounts.spotify.com/api/token";
export const TRACKS_PER_FETCH = 50;
const CATEGORIES_PER_FETCH = 50;
const MARKET = "US";
/** Spotify refuses pages beyond its thousandth result. */
export const MAX_OFFSET = 1000 - TRACKS_PER_FETCH;
const TIMEOUT_MS = 8_000;
const MAX_BYTES = 2 * 1024 * 1024;
const CATEGORIES_FRESH_MS = 7 * DAY_MS;

const common = { provider: "spotify", timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES } as const;

/** Returns up to 50 tracks that a query finds. @throws SourceError */
export async function searchTracks(
	tools: PoolBuildTools,
	authorization: string,
	{ query, offset }: { query: string; offset: number },
): Promise<WireTrack[]> {
	const params = { q: query, type: "track", limit: TRACKS_PER_FETCH, offset, market: MARKET };
	const { data } = await fetchJson(tools, {
		...common,
		url: withQuery(`${SPOTIFY_BASE}/search`, params),
		headers: { Authorization: authorization },
		schema: trackSearch,
	});
	return data.tracks.items.filter((track) => track !== null);
}

/** Returns the names of Spotify's categories, such as "Pop" and "Top Lists". @throws SourceError */
export async function fetchCategories(tools: PoolBuildTools, authorization: string): Promise<string[]> {
	const params = { limit: CATEGORIES_PER_FETCH, country: MARKET };
	const { data } = await fetchCached(tools, {
		...common,
		url: withQuery(`${SPOTIFY_BASE}/browse/categories`, params),
		headers: { Authorization: authorization },
		schema: categoryList,
		key: "spotify categories",
		freshForMs: CATEGORIES_FRESH_MS,
	});
	return data.categories.items.map(({ name }) => name);
}
