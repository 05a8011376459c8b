import {
	ALL_MOVIES,
	type FilterOption,
	HISTORY_PERIODS,
	isOption,
	MUSIC_FILTERS,
	WEALTH_CATEGORIES,
} from "@hilo/catalog/filter-options";
import { filterOf, movieFilterOf } from "@hilo/catalog/filters";
import type { Pool } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import { type BuiltPool, type PoolBuildTools, TooLittleError } from "./built-pool.ts";
import { buildFortunes } from "./forbes/forbes.pool.ts";
import { buildStars } from "./github/github.pool.ts";
import { SourceError } from "./http/source-error.ts";
import { PROVIDER_IDS, PROVIDERS, type ProviderId } from "./providers.ts";
import { buildSubreddits } from "./reddit/reddit.pool.ts";
import { missingSettings, type SourceSettings } from "./source-settings.ts";
import { buildTracks } from "./spotify/spotify.pool.ts";
import { monthOf } from "./text.ts";
import { buildMovies } from "./tmdb/tmdb.pool.ts";
import { buildEvents } from "./wikimedia/wikimedia.pool.ts";

export interface SourcePools {
	/** Returns a filter's pool with live numbers, or null to play the bundled one. Never rejects; may take 25 s. */
	pool(game: GameId, filter: string): Promise<Pool | null>;
}

interface SourceLog {
	info(details: object, text: string): void;
	warn(details: object, text: string): void;
}

export interface SourcePoolTools extends Omit<PoolBuildTools, "userAgent" | "signal"> {
	readonly clock: PoolBuildTools["clock"] & {
		/** Milliseconds on a monotonic clock. */
		elapsed(): number;
	};
	readonly log: SourceLog;
	/** The site's or the operator's address for the User-Agent, which providers require. */
	readonly contact?: string | undefined;
	/** Of the site's software, for the User-Agent too. */
	readonly version: string;
}

interface Source {
	/** How long a pool is dealt. Stars change slowly; small pools of tracks and events get dull sooner. */
	readonly freshForMs: number;
	/** Deals the last pool where a new one can't be fetched. */
	readonly fallsBackToLast?: true;
	/** `settings` holds what the provider needs, and `filter` is one of its game. */
	build(tools: PoolBuildTools, settings: SourceSettings, filter: string): Promise<BuiltPool>;
}

const SOURCES: Readonly<Record<ProviderId, Source>> = {
	github: {
		freshForMs: 6 * HOUR_MS,
		build: (tools, { githubToken = "" }) => buildStars(tools, githubToken),
	},
	reddit: {
		freshForMs: 6 * HOUR_MS,
		build: (tools, { redditClientId: clientId = "", redditClientSecret: clientSecret = "" }) =>
			buildSubreddits(tools, { clientId, clientSecret }),
	},
	tmdb: {
		freshForMs: DAY_MS,
		build: (tools, { tmdbToken = "" }, filter) =>
			buildMovies(tools, tmdbToken, movieFilterOf(filter) ?? ALL_MOVIES),
	},
	spotify: {
		freshForMs: HOUR_MS,
		build: (tools, { spotifyClientId: clientId = "", spotifyClientSecret: clientSecret = "" }, filter) =>
			buildTracks(tools, { clientId, clientSecret }, checked(MUSIC_FILTERS, filter)),
	},
	forbes: {
		freshForMs: 30 * MINUTE_MS,
		fallsBackToLast: true,
		build: (tools, { billionairesUrl = "" }, filter) =>
			buildFortunes(tools, billionairesUrl, checked(WEALTH_CATEGORIES, filter)),
	},
	wikimedia: {
		freshForMs: HOUR_MS,
		build: (tools, _, filter) => buildEvents(tools, checked(HISTORY_PERIODS, filter)),
	},
};

function checked<const Value extends string>(options: readonly FilterOption<Value>[], filter: string): Value {
	if (!isOption(options, filter)) throw new RangeError(`No option ${filter}`);
	return filter;
}

/** The time limit for building a pool, with all its calls. */
const POOL_TIMEOUT_MS = 25_000;
/** How long a provider is not asked again after a failure, unless it asks for more. */
const PAUSE_MS = MINUTE_MS;
/** Raise it when pools that another version of the site has cached can no longer be dealt. */
const VERSION = 1;

/** Returns live numbers for the games that the settings switch on. */
export function createSourcePools(settings: SourceSettings, tools: SourcePoolTools): SourcePools {
	const { cache, clock, log, random } = tools;
	const userAgent = `Hilo/${tools.version} (${tools.contact ?? "self-hosted"})`;
	const pauses = createPauses(clock);
	if (settings.liveData) logMissingSettings(settings, log);

	async function readOrBuild(provider: ProviderId, filter: string): Promise<Pool | null> {
		const { freshForMs, fallsBackToLast, build } = SOURCES[provider];
		const key = `pool ${VERSION} ${provider} ${filter}`;
		let last: Pool | null = null;
		try {
			const cached = await cache.read(key);
			const pool: Pool | null = cached ? JSON.parse(cached.body) : null;
			if (cached && cached.freshUntil > clock.now()) return pool;
			if (fallsBackToLast) last = pool;
			if (pauses.has(provider) || pauses.has(key)) return last;
			const signal = AbortSignal.timeout(POOL_TIMEOUT_MS);
			const built = await build({ cache, clock, random, userAgent, signal }, settings, filter);
			const { source, cards, fetchedAt } = built;
			const { game, url: sourceUrl } = PROVIDERS[provider];
			const fresh = { game, source, asOf: monthOf(fetchedAt), sourceUrl, cards };
			const freshUntil = clock.now() + freshForMs;
			await cache.write(key, { body: JSON.stringify(fresh), fetchedAt, freshUntil });
			return fresh;
		} catch (error) {
			// Too little for one filter says nothing about the others, and soon it would be as little.
			if (error instanceof TooLittleError) pauses.add(key, freshForMs);
			else pauses.add(provider, Math.max(PAUSE_MS, requestedPauseMs(error)));
			const fallback = last ? "the last list" : "bundled data";
			log.warn({ provider, filter, ...errorDetails(error) }, `No live data: playing ${fallback}`);
			return last;
		}
	}

	return {
		async pool(game, filter) {
			const provider = PROVIDER_IDS.find((id) => PROVIDERS[id].game === game);
			const gameFilter = filterOf(game, filter);
			if (!provider || !gameFilter || missingSettings(settings, provider).length > 0) return null;
			return readOrBuild(provider, gameFilter.filter);
		},
	};
}

/** Pauses of this process, by provider or by a pool's key. */
function createPauses(clock: SourcePoolTools["clock"]) {
	const ends = new Map<string, number>();
	const endOf = (name: string) => ends.get(name) ?? 0;
	return {
		has: (name: string) => endOf(name) > clock.elapsed(),
		add: (name: string, ms: number) => ends.set(name, Math.max(endOf(name), clock.elapsed() + ms)),
	};
}

function requestedPauseMs(error: unknown): number {
	return error instanceof SourceError ? (error.retryAfterMs ?? 0) : 0;
}

function logMissingSettings(settings: SourceSettings, log: SourceLog): void {
	for (const provider of PROVIDER_IDS) {
		const missing = missingSettings(settings, provider);
		if (missing.length > 0) log.info({ provider, missing }, "No live data: settings are missing");
	}
}

/** Quotes only our own errors: another message may hold a URL or a header. */
function errorDetails(error: unknown): { kind: string; reason: string | null } {
	if (error instanceof SourceError) return { kind: error.kind, reason: error.message };
	if (error instanceof TooLittleError) return { kind: "too-little", reason: error.message };
	return { kind: error instanceof Error ? error.name : "unknown", reason: null };
}
