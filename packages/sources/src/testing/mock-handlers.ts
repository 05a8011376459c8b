import { forbesHandlers } from "../forbes/forbes.msw-handlers.ts";
import { githubHandlers } from "../github/github.msw-handlers.ts";
import { githubReleasesHandlers } from "../github-releases/github-releases.msw-handlers.ts";
import { redditHandlers } from "../reddit/reddit.msw-handlers.ts";
import { spotifyHandlers } from "../spotify/spotify.msw-handlers.ts";
import { tmdbHandlers } from "../tmdb/tmdb.msw-handlers.ts";
import { wikimediaHandlers } from "../wikimedia/wikimedia.msw-handlers.ts";

export function mockHandlers() {
	return [
		...githubHandlers(),
		...githubReleasesHandlers(),
		...redditHandlers(),
		...tmdbHandlers(),
		...spotifyHandlers(),
		...forbesHandlers(),
		...wikimediaHandlers(),
	];
}
