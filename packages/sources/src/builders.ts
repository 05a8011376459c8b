import { isOption } from "@hilo/catalog/filter-option";
import { HISTORY_PERIODS } from "@hilo/catalog/history/history.filters";
import { movieFilterOf } from "@hilo/catalog/movie/movie-filter-of";
import { MUSIC_FILTERS } from "@hilo/catalog/music/music.filters";
import { WEALTH_CATEGORIES } from "@hilo/catalog/wealth/wealth.filters";
import { buildFortunes } from "./forbes/forbes.pool.ts";
import { buildStars } from "./github/github.pool.ts";
import { addressUnder } from "./http/address.ts";
import { withToken } from "./http/client-credentials.ts";
import type { HttpTools } from "./http/fetch-json.ts";
import type { Building, BuiltPool } from "./live-pool.ts";
import type { ProviderId } from "./providers.ts";
import { buildSubreddits } from "./reddit/reddit.pool.ts";
import type { SourceBases } from "./source-bases.ts";
import type { SourceSettings } from "./source-settings.ts";
import { buildTracks } from "./spotify/spotify.pool.ts";
import { buildMovies } from "./tmdb/tmdb.pool.ts";
import { onThisDayFeed } from "./wikimedia/wikimedia.client.ts";
import { buildEvents } from "./wikimedia/wikimedia.pool.ts";

/** Builds the pool of a filter, in the written form of the catalog's `choiceOf`; null for a filter that the game does not have. */
export type Builder = (filter: string) => ((tools: Building) => Promise<BuiltPool>) | null;

/** One builder a provider. They keep tokens, so there is one set of them in a process. */
export function createBuilders(
	tools: HttpTools,
	settings: SourceSettings,
	bases: SourceBases,
): Readonly<Record<ProviderId, Builder>> {
	const { githubToken = "", tmdbToken = "", billionairesUrl = "" } = settings;
	const reddit = withToken(tools, {
		provider: "reddit",
		url: addressUnder("reddit", bases.redditToken, ""),
		clientId: settings.redditClientId ?? "",
		clientSecret: settings.redditClientSecret ?? "",
	});
	const spotify = withToken(tools, {
		provider: "spotify",
		url: addressUnder("spotify", bases.spotifyToken, ""),
		clientId: settings.spotifyClientId ?? "",
		clientSecret: settings.spotifyClientSecret ?? "",
	});
	const feed = onThisDayFeed(bases.wikimedia);
	return {
		github: only((building) => buildStars(building, { token: githubToken, base: bases.github })),
		reddit: only((building) => buildSubreddits(building, { authorized: reddit, base: bases.reddit })),
		tmdb(filter) {
			const chosen = movieFilterOf(filter);
			return chosen && ((building) => buildMovies(building, { token: tmdbToken, base: bases.tmdb }, chosen));
		},
		spotify(filter) {
			const value = filter || "random";
			if (!isOption(MUSIC_FILTERS, value)) return null;
			return (building) => buildTracks(building, { authorized: spotify, base: bases.spotify }, value);
		},
		forbes(filter) {
			const value = filter || "all";
			return isOption(WEALTH_CATEGORIES, value)
				? (building) => buildFortunes(building, billionairesUrl, value)
				: null;
		},
		wikimedia(filter) {
			const value = filter || "random";
			return isOption(HISTORY_PERIODS, value) ? (building) => buildEvents(building, feed, value) : null;
		},
	};
}

/** A game without filters takes none. */
function only(build: (tools: Building) => Promise<BuiltPool>): Builder {
	return (filter) => (filter === "" ? build : null);
}
