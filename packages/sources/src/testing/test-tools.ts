import { FORBES_EXAMPLE_BASE } from "../forbes/forbes.msw-handlers.ts";
import type { CachedAnswer, SourceCache } from "../http/fetch-json.ts";
import type { SourcePoolTools } from "../source-pools.ts";
import type { SourceSettings } from "../source-settings.ts";

/** Everything switched on, with secrets that must not appear in logs or caches. */
export const ALL_SOURCES_ON: SourceSettings = {
	liveData: true,
	githubToken: "secret-github-token",
	redditClientId: "reddit-client",
	redditClientSecret: "secret-reddit-secret",
	tmdbToken: "secret-tmdb-token",
	spotifyClientId: "spotify-client",
	spotifyClientSecret: "secret-spotify-secret",
	billionairesUrl: FORBES_EXAMPLE_BASE,
};

/** Returns tools with a clock that moves by hand, repeatable random numbers, and a readable log. */
export function testTools() {
	let now = Date.UTC(2026, 10, 21, 12);
	let draws = 0;
	const lines: { details: object; text: string }[] = [];
	const write = (details: object, text: string) => {
		lines.push({ details, text });
	};
	const entries = new Map<string, CachedAnswer>();
	const cache = {
		entries,
		read: async (key) => entries.get(key),
		write: async (key, answer) => void entries.set(key, answer),
	} satisfies SourceCache & { entries: Map<string, CachedAnswer> };
	const tools = {
		cache,
		clock: { now: () => now, elapsed: () => now },
		// A low-discrepancy sequence: evenly spread and repeatable.
		random: () => {
			draws += 1;
			return (draws * 0.618_033_988_75) % 1;
		},
		log: { info: write, warn: write },
		contact: "https://hilo.example",
		version: "1.2.3",
	} satisfies SourcePoolTools;
	return {
		tools,
		cache,
		lines,
		advance(ms: number) {
			now += ms;
		},
	};
}
