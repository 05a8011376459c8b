import { GITHUB_BASE } from "./github/github.client.ts";
import { REDDIT_BASE, REDDIT_TOKEN_URL } from "./reddit/reddit.client.ts";
import { SPOTIFY_BASE, SPOTIFY_TOKEN_URL } from "./spotify/spotify.client.ts";
import { TMDB_BASE } from "./tmdb/tmdb.client.ts";
import { WIKIMEDIA_BASES } from "./wikimedia/wikimedia.client.ts";

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
