import { filterOf } from "@hilo/catalog/filters";
import type { GameId } from "@hilo/rules/play/games";
import { DAY_MS, HOUR_MS } from "@hilo/rules/time/durations";
import { type BuildPool, createBuilders, SOURCE_BASES, type SourceBases } from "./builders.ts";
import { createCircuitBreakers } from "./circuit-breakers.ts";
import { FORTUNES_FRESH_MS } from "./forbes/forbes.client.ts";
import { type HttpTools, isFresh, type SourceCache } from "./http/fetch-json.ts";
import { SourceError } from "./http/source-error.ts";
import { type BuiltPool, type LivePool, TooLittleError } from "./live-pool.ts";
import { PROVIDER_IDS, PROVIDERS, type ProviderId } from "./providers.ts";
import { missingSettings, type SourceSettings } from "./source-settings.ts";
import { monthOf } from "./text.ts";

export interface SourcePools {
	/**
	 * Returns the live pool of a game's filter, or null to play the bundled data. Never rejects. May take
	 * `POOL_TIMEOUT_MS`, so callers need not wait: the result is cached, and simultaneous calls share one fetch.
	 */
	pool(game: GameId, filter: string): Promise<LivePool | null>;
}

interface SourceLog {
	info(details: object, text: string): void;
	warn(details: object, text: string): void;
}

export interface SourcePoolTools extends Omit<HttpTools, "userAgent"> {
	readonly log: SourceLog;
	/** The site's or the operator's address for the User-Agent, which providers require. */
	readonly contact?: string | undefined;
	/** Of the site's software, for the User-Agent too. */
	readonly version: string;
	readonly bases?: Partial<SourceBases> | undefined;
}

/** The time limit for building a pool, with all its calls. */
const POOL_TIMEOUT_MS = 25_000;

/** How long a pool is dealt. Stars and subscribers change slowly; small pools of tracks and events get dull sooner. */
const FRESH_MS: Readonly<Record<ProviderId, number>> = {
	github: 6 * HOUR_MS,
	reddit: 6 * HOUR_MS,
	tmdb: DAY_MS,
	spotify: HOUR_MS,
	forbes: FORTUNES_FRESH_MS,
	wikimedia: HOUR_MS,
};

/** Where a new list can't be fetched, the last one is dealt. */
const FALLS_BACK_TO_LAST: ReadonlySet<ProviderId> = new Set(["forbes"]);

/** Returns live data for the games that the settings switch on. */
export function createSourcePools(settings: SourceSettings, tools: SourcePoolTools): SourcePools {
	const { cache, clock, log } = tools;
	const http: HttpTools = {
		...tools,
		userAgent: `Hilo/${tools.version} (${tools.contact ?? "self-hosted"})`,
	};
	const builders = createBuilders(settings, { ...SOURCE_BASES, ...tools.bases });
	const store = createPoolStore(cache);
	const circuitBreakers = createCircuitBreakers(clock);
	const pending = new Map<string, Promise<LivePool | null>>();
	if (settings.liveData) logMissingSettings(settings, log);

	async function readOrBuild(id: ProviderId, filter: string, build: BuildPool): Promise<LivePool | null> {
		let lastPool: LivePool | null = null;
		try {
			const cachedPool = await store.read(id, filter);
			if (cachedPool && isFresh(cachedPool, clock.now())) return cachedPool;
			if (FALLS_BACK_TO_LAST.has(id)) lastPool = cachedPool;
			if (circuitBreakers.isOpen(id, filter)) return lastPool;
			const built = await build({ ...http, signal: AbortSignal.timeout(POOL_TIMEOUT_MS) });
			const pool = livePool(id, built, clock.now());
			await store.write(filter, pool);
			circuitBreakers.reset(id, filter);
			return pool;
		} catch (error) {
			const isFirst = circuitBreakers.recordFailure(id, filter, error);
			const fallback = lastPool ? "the last list" : "bundled data";
			if (isFirst)
				log.warn({ provider: id, filter, ...errorDetails(error) }, `No live data: playing ${fallback}`);
			return lastPool;
		}
	}

	return {
		async pool(game, filter) {
			const id = PROVIDER_IDS.find((providerId) => PROVIDERS[providerId].game === game);
			if (!id || missingSettings(settings, id).length > 0) return null;
			const gameFilter = filterOf(game, filter);
			const build = gameFilter && builders[id](gameFilter.filter);
			if (!build) return null;
			const name = `${id} ${gameFilter.filter}`;
			const running = pending.get(name);
			if (running) return running;
			const pool = readOrBuild(id, gameFilter.filter, build).finally(() => pending.delete(name));
			pending.set(name, pool);
			return pool;
		},
	};
}

function livePool(provider: ProviderId, built: BuiltPool, now: number): LivePool {
	const { source, cards, fetchedAt, previews = {} } = built;
	const { game } = PROVIDERS[provider];
	const freshUntil = now + FRESH_MS[provider];
	return { game, source, asOf: monthOf(fetchedAt), cards, provider, fetchedAt, freshUntil, previews };
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

/** Raise it when pools that another version of the site has cached can no longer be dealt. */
const VERSION = 1;

/** Caches whole pools, so that every process deals the same ones. */
interface PoolStore {
	read(provider: ProviderId, filter: string): Promise<LivePool | null>;
	write(filter: string, pool: LivePool): Promise<void>;
}

/** Returns a pool store on top of the cache of answers. */
function createPoolStore(cache: SourceCache): PoolStore {
	const keyOf = (provider: ProviderId, filter: string) => `pool ${VERSION} ${provider} ${filter}`;
	return {
		async read(provider, filter) {
			const cached = await cache.read(keyOf(provider, filter));
			if (!cached) return null;
			const pool: LivePool = JSON.parse(cached.body);
			return pool;
		},
		async write(filter, pool) {
			const { provider, fetchedAt, freshUntil } = pool;
			await cache.write(keyOf(provider, filter), { body: JSON.stringify(pool), fetchedAt, freshUntil });
		},
	};
}
