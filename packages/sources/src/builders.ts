import { HISTORY_PERIODS, isOption, MUSIC_FILTERS, WEALTH_CATEGORIES } from "@hilo/catalog/filter-options";
import { movieFilterOf } from "@hilo/catalog/filters";
import { buildFortunes } from "./forbes/forbes.pool.ts";
import { GITHUB_BASE } from "./github/github.client.ts";
import { buildStars } from "./github/github.pool.ts";
import { addressUnder } from "./http/address.ts";
import { withToken } from "./http/client-credentials.ts";
import type { BuiltPool, PoolBuildTools } from "./live-pool.ts";
import type { ProviderId } from "./providers.ts";
import { REDDIT_BASE, REDDIT_TOKEN_URL } from "./reddit/reddit.client.ts";
import { buildSubreddits } from "./reddit/reddit.pool.ts";
import type { SourceSettings } from "./source-settings.ts";
import { SPOTIFY_BASE, SPOTIFY_TOKEN_URL } from "./spotify/spotify.client.ts";
import { buildTracks } from "./spotify/spotify.pool.ts";
import { TMDB_BASE } from "./tmdb/tmdb.client.ts";
import { buildMovies } from "./tmdb/tmdb.pool.ts";
import { onThisDayFeed, WIKIMEDIA_BASES } from "./wikimedia/wikimedia.client.ts";
import { buildEvents } from "./wikimedia/wikimedia.pool.ts";

/** All but the Forbes service, whose URL the operator sets. Tests replace them. */
export interface SourceBases {
	readonly github: string;
	readonly reddit: string;
	readonly redditToken: string;
	readonly tmdb: string;
	readonly spotify: string;
	readonly spotifyToken: string;
	/** In the order in which they are tried. */
	readonly wikimedia: readonly string[];
}

export const SOURCE_BASES: SourceBases = {
	github: GITHUB_BASE,
	reddit: REDDIT_BASE,
	redditToken: REDDIT_TOKEN_URL,
	tmdb: TMDB_BASE,
	spotify: SPOTIFY_BASE,
	spotifyToken: SPOTIFY_TOKEN_URL,
	wikimedia: WIKIMEDIA_BASES,
};

export type BuildPool = (tools: PoolBuildTools) => Promise<BuiltPool>;

/** Returns the function that builds a filter's pool; null where the provider has none for the filter. */
export type PoolBuilder = (filter: string) => BuildPool | null;

/** Returns a builder for each provider. A process needs only one set, as builders keep tokens. */
export function createBuilders(
	settings: SourceSettings,
	bases: SourceBases,
): Readonly<Record<ProviderId, PoolBuilder>> {
	const { githubToken = "", tmdbToken = "", billionairesUrl = "" } = settings;
	const reddit = withToken({
		provider: "reddit",
		url: addressUnder("reddit", bases.redditToken, ""),
		clientId: settings.redditClientId ?? "",
		clientSecret: settings.redditClientSecret ?? "",
	});
	const spotify = withToken({
		provider: "spotify",
		url: addressUnder("spotify", bases.spotifyToken, ""),
		clientId: settings.spotifyClientId ?? "",
		clientSecret: settings.spotifyClientSecret ?? "",
	});
	const feed = onThisDayFeed(bases.wikimedia);
	return {
		github: withoutFilters((buildTools) =>
			buildStars(buildTools, { token: githubToken, base: bases.github }),
		),
		reddit: withoutFilters((buildTools) =>
			buildSubreddits(buildTools, { authorized: reddit, base: bases.reddit }),
		),
		tmdb(filter) {
			const movieFilter = movieFilterOf(filter);
			return (
				movieFilter &&
				((buildTools) => buildMovies(buildTools, { token: tmdbToken, base: bases.tmdb }, movieFilter))
			);
		},
		spotify(filter) {
			if (!isOption(MUSIC_FILTERS, filter)) return null;
			return (buildTools) => buildTracks(buildTools, { authorized: spotify, base: bases.spotify }, filter);
		},
		forbes(filter) {
			if (!isOption(WEALTH_CATEGORIES, filter)) return null;
			return (buildTools) => buildFortunes(buildTools, billionairesUrl, filter);
		},
		wikimedia(filter) {
			return isOption(HISTORY_PERIODS, filter) ? (buildTools) => buildEvents(buildTools, feed, filter) : null;
		},
	};
}

function withoutFilters(build: BuildPool): PoolBuilder {
	return (filter) => (filter === "" ? build : null);
}
