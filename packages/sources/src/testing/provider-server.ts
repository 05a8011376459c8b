import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";
import { forbesHandlers } from "../forbes/forbes.msw-handlers.ts";
import { githubHandlers } from "../github/github.msw-handlers.ts";
import { githubReleasesHandlers } from "../github-releases/github-releases.msw-handlers.ts";
import { redditHandlers } from "../reddit/reddit.msw-handlers.ts";
import { spotifyHandlers } from "../spotify/spotify.msw-handlers.ts";
import { tmdbHandlers } from "../tmdb/tmdb.msw-handlers.ts";
import { wikimediaHandlers } from "../wikimedia/wikimedia.msw-handlers.ts";

/** Mocks all providers; `use()` changes an answer for one test, `calls` has every call. Other hosts fail. */
export function providerServer() {
	const server = setupServer(
		...githubHandlers(),
		...githubReleasesHandlers(),
		...redditHandlers(),
		...tmdbHandlers(),
		...spotifyHandlers(),
		...forbesHandlers(),
		...wikimediaHandlers(),
	);
	const calls: Request[] = [];
	beforeAll(() => {
		server.listen({ onUnhandledFrame: "error" });
		server.events.on("request:start", ({ request }) => {
			calls.push(request.clone());
		});
	});
	afterEach(() => {
		server.resetHandlers();
		calls.length = 0;
	});
	afterAll(() => server.close());
	return { use: server.use, calls };
}
