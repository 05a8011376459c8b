import type { LiveEventKind } from "@hilo/rules/live/live-events";
import { HOUR_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import { LRUCache } from "lru-cache";
import type { Signal } from "./live/bus.ts";
import { type Clock, systemClock } from "./system/clock.ts";

/** Events about public data. */
const CLEARING: ReadonlySet<LiveEventKind> = new Set(["site", "games", "maintenance", "refresh"]);

/** `forceFetch(key, { context: load })` shares one `load` among concurrent callers and keeps no failure. */
export type Cache<Value extends {}> = LRUCache<string, Value, () => Promise<Value>>;

interface CacheLimits {
	/** For up to some hundred entries: a new cache allocates room for all of them. */
	readonly max?: number;
	readonly maxBytes?: number;
	/** Only for what changes under the same key. */
	readonly maxAgeMs?: number;
	/** Shows something that may have to disappear immediately: a name, a game, a text of the site. */
	readonly isPublic?: true;
}

/** All caches of a server process. What has no age is named by its content or version, and so is never stale. */
const CACHES = {
	/** The age is how long an answer of the database is good for all health checks. */
	readiness: { max: 1, maxAgeMs: 1000 },
	/** Some 20,000. */
	knownCallers: { maxBytes: 10_000_000, maxAgeMs: HOUR_MS },
	/** Visitors' pages: young enough to show changes soon, old enough to absorb a rush. */
	pages: { max: 500, maxBytes: 64 << 20, maxAgeMs: 5000, isPublic: true },
	/** Parts of the sitemap, of up to 3 MB. The age is how late they show a game that its creator has closed. */
	sitemaps: { maxBytes: 32 << 20, maxAgeMs: MINUTE_MS, isPublic: true },
	/** More than there are classic boards. The age is how late a board shows another process's change. */
	boards: { max: 100, maxAgeMs: 1000, isPublic: true },
	/** Lists of custom games, of up to some megabytes: to read and parse 500 items takes 15 ms of the event loop. */
	gameItems: { maxBytes: 64 << 20, isPublic: true },
	gameCards: { maxBytes: 64 << 20, isPublic: true },
	/** One sum over the plays of all games: for 100,000 games it takes some 20 ms. */
	creatorTotals: { max: 1, maxAgeMs: 60_000 },
	/** Ids by the first day that counts. One sum over a week: with 5,000 games a day it takes some 30 ms. */
	trendingGames: { max: 2, maxAgeMs: 60_000 },
	/** Plays of the classic games. */
	playTotals: { max: 1, maxAgeMs: 60_000 },
	/** Numbers of users and of custom games. */
	siteTotals: { max: 1, maxAgeMs: 60_000 },
	/** How many are playing, and runs of the day, for all home pages. */
	siteActivity: { max: 1, maxAgeMs: 60_000 },
	/** Players with the friend who was just notified that they type. An evicted pair is notified again. */
	typingPauses: { maxBytes: 5_000_000, maxAgeMs: 1000 },
	/** Some three hundred pictures for links. */
	drawings: { maxBytes: 28_000_000 },
	/** Signing in to the mail server may take seconds. */
	mailFindings: { max: 1, maxAgeMs: 60_000 },
	/** Widths of texts on those pictures, by typeface. */
	textWidths: { max: 500 },
	/** The two current legal texts and some older versions. */
	legalTexts: { max: 8 },
	/** By classic game and filter. The age is how often a source may be asked for one. */
	currentPools: { max: 400, maxAgeMs: MINUTE_MS },
	/** Corrections in force of all classic games. The age is how late new runs follow another process's decision. */
	corrections: { max: 1, maxAgeMs: 2000 },
	/** Pools of all games, of up to half a megabyte, by their content. The age is how often one is stored again. */
	storedPools: { maxBytes: 64 << 20, maxAgeMs: HOUR_MS },
	/** Rounds of open runs and duels, a few kilobytes each. */
	runPlans: { max: 1000 },
	duelPlans: { max: 1000 },
	/** A year of daily decks, of some five kilobytes each. */
	decks: { max: 366 },
} as const satisfies Record<string, CacheLimits>;

type CacheName = keyof typeof CACHES;

interface CacheOptions<Value> {
	/** In bytes, for caches with `maxBytes`; by default that of a small entry. */
	readonly sizeOf?: (value: Value) => number;
	readonly clock?: Clock;
}

/** Counted with each entry, whose own size may be 0. */
const ENTRY_BYTES = 500;

export function createCache<Value extends {}>(
	name: CacheName,
	{ sizeOf, clock = systemClock }: CacheOptions<Value> = {},
): Cache<Value> {
	const { max = 0, maxBytes = 0, maxAgeMs }: CacheLimits = CACHES[name];
	return new LRUCache<string, Value, () => Promise<Value>>({
		max,
		maxSize: maxBytes,
		...(maxBytes > 0 && { sizeCalculation: (value) => (sizeOf?.(value) ?? 0) + ENTRY_BYTES }),
		// lru-cache keeps an entry of exactly its `ttl`, and takes a start of 0 for none.
		...(maxAgeMs && { ttl: maxAgeMs - 1, ttlResolution: 0, perf: { now: () => clock.elapsed() + 1 } }),
		fetchMethod: (_key, _stale, { context: load }) => load(),
		// What is dropped while it loads still reaches its callers.
		ignoreFetchAbort: true,
	});
}

/** The caches of one server that depend on its clock or are cleared together. */
export class ProcessCaches {
	readonly #clock: Clock;
	readonly #caches = new Map<CacheName, unknown>();
	readonly #clearers: (() => void)[] = [];

	constructor(clock: Clock) {
		this.#clock = clock;
	}

	/** Makes the cache at the first call. Each name is used in one place, which knows the type of its values. */
	get<Value extends {}>(name: CacheName, sizeOf?: (value: Value) => number): Cache<Value> {
		const made = this.#caches.get(name) as Cache<Value> | undefined;
		if (made) return made;
		const cache = createCache<Value>(name, { clock: this.#clock, ...(sizeOf && { sizeOf }) });
		const { isPublic }: CacheLimits = CACHES[name];
		if (isPublic) this.add(() => cache.clear());
		this.#caches.set(name, cache);
		return cache;
	}

	/** Calls `clearCache` with each `clear`. */
	add(clearCache: () => void): void {
		this.#clearers.push(clearCache);
	}

	/** Clears what every visitor can see. */
	clear(): void {
		for (const clearCache of this.#clearers) clearCache();
	}
}

export function clearsCaches({ to, event, message }: Signal): boolean {
	return message?.kind === "clear-caches" || (!!event && to === "everyone" && CLEARING.has(event.kind));
}
