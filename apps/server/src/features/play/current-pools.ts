import { createHash } from "node:crypto";
import type { GameFilter } from "@hilo/catalog/filters";
import type { Pool } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";
import { HOUR_MS } from "@hilo/rules/time/durations";
import type { LivePool } from "@hilo/sources/live-pool";
import type { SourcePools } from "@hilo/sources/source-pools";
import type { Platform } from "../../platform/platform.ts";
import { poolIdStart, type StoredPool } from "./pools.ts";

const NOT_LIVE: SourcePools = { pool: () => Promise.resolve(null) };
/** A source is asked for the same pool at most this often, whether it answers or fails. */
const REFETCH_MS = 60_000;
/** How long a player waits for a source when no pool is cached for the filter. */
const FETCH_TIMEOUT_MS = 1500;
/** A pool in use is stored again after this time, because unused pools are deleted after a day. */
export const STORE_AGAIN_MS = HOUR_MS;

interface CachedCurrentPool {
	readonly pool: StoredPool;
	readonly hasLiveNumbers: boolean;
	/** Monotonic ms of this process. Afterwards the source is asked again. */
	readonly freshUntil: number;
	readonly storedAt: number;
}

interface PoolRequest {
	readonly name: string;
	readonly game: GameId;
	readonly gameFilter: GameFilter;
}

interface Tools extends Pick<Platform, "clock" | "background"> {
	store(pool: StoredPool): Promise<void>;
}

export interface CurrentPools {
	/** Returns a stored pool. If it is outdated, starts a refresh without waiting for it. */
	get(request: PoolRequest): Promise<CachedCurrentPool>;
}

export function createCurrentPools(
	{ clock, background, store }: Tools,
	{
		sourcePools = NOT_LIVE,
		fetchTimeoutMs = FETCH_TIMEOUT_MS,
	}: { sourcePools?: SourcePools; fetchTimeoutMs?: number },
): CurrentPools {
	/** By game and filter, so there are no more entries than filters. */
	const cached = new Map<string, CachedCurrentPool>();
	const pending = new Map<string, Promise<CachedCurrentPool>>();

	async function storeNow(pool: StoredPool): Promise<Pick<CachedCurrentPool, "pool" | "storedAt">> {
		const storedAt = clock.now();
		await store(pool);
		return { pool, storedAt };
	}

	function cache(name: string, entry: CachedCurrentPool): CachedCurrentPool {
		cached.set(name, entry);
		return entry;
	}

	/** If the source has nothing, keeps the bundled pool until the source may be asked again. */
	async function refresh({ name, game, gameFilter }: PoolRequest): Promise<CachedCurrentPool> {
		const fetched = await sourcePools.pool(game, gameFilter.filter);
		const last = cached.get(name);
		const refetchAt = clock.elapsed() + REFETCH_MS;
		if (!fetched && last && !last.hasLiveNumbers) return cache(name, { ...last, freshUntil: refetchAt });
		const pool = fetched ? withPreviews(fetched) : gameFilter.pool();
		const stored = await storeNow(withId(pool, gameFilter.filter));
		// A source that is down may give an outdated list, whose `freshUntil` has passed.
		const freshUntil = Math.max(fetched ? clock.elapsed() + fetched.freshUntil - clock.now() : 0, refetchAt);
		return cache(name, { ...stored, hasLiveNumbers: fetched !== null, freshUntil });
	}

	async function fetchFirst(request: PoolRequest): Promise<CachedCurrentPool> {
		const refreshing = refresh(request);
		const fresh = await withTimeout(refreshing, fetchTimeoutMs);
		if (fresh) return fresh;
		background.run("fetching a pool", () => refreshing);
		const freshUntil = clock.elapsed() + REFETCH_MS;
		const stored = await storeNow(withId(request.gameFilter.pool(), request.gameFilter.filter));
		return cached.get(request.name) ?? cache(request.name, { ...stored, hasLiveNumbers: false, freshUntil });
	}

	async function storeAgain(name: string, old: CachedCurrentPool): Promise<CachedCurrentPool> {
		const stored = await storeNow(old.pool);
		const last = cached.get(name) ?? old;
		// A refresh may have replaced the pool during the await.
		return last.pool === old.pool ? cache(name, { ...last, ...stored }) : last;
	}

	/** A failure reaches all waiting callers; the next caller tries again. */
	function runOnce(name: string, work: () => Promise<CachedCurrentPool>): Promise<CachedCurrentPool> {
		const running = pending.get(name) ?? work().finally(() => pending.delete(name));
		pending.set(name, running);
		return running;
	}

	async function get(request: PoolRequest): Promise<CachedCurrentPool> {
		const { name } = request;
		const current = cached.get(name);
		if (!current) return runOnce(name, () => fetchFirst(request));
		const time = clock.elapsed();
		if (current.freshUntil <= time) {
			cache(name, { ...current, freshUntil: time + REFETCH_MS });
			background.run("refreshing a pool", () => refresh(request));
		}
		if (current.storedAt + STORE_AGAIN_MS > clock.now()) return current;
		return runOnce(name, () => storeAgain(name, current));
	}

	return { get };
}

function withPreviews({ game, source, asOf, cards, previews }: LivePool): Pool {
	const withSamples = cards.map((card) => {
		const previewUrl = previews[card.id];
		return previewUrl ? { ...card, previewUrl } : card;
	});
	return { game, source, asOf, cards: withSamples };
}

/** The id ends with a hash of the content. */
function withId(pool: Pool, filter: string): StoredPool {
	const { game, source, asOf, cards, questions } = pool;
	const content = JSON.stringify([game, source, asOf, cards, questions ?? null]);
	const hash = createHash("sha256").update(content).digest("base64url").slice(0, 16);
	return { ...pool, id: `${poolIdStart(game, filter)}${hash}` };
}

async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
	const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
	const timer = setTimeout(() => resolve(undefined), ms);
	return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
