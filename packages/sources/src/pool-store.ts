import type { SourceCache } from "./http/source-cache.ts";
import type { LivePool } from "./live-pool.ts";
import type { ProviderId } from "./providers.ts";

/** Raise it when pools that another version of the site has cached can no longer be dealt. */
const VERSION = 1;

/** Caches whole pools, so that every process deals the same ones. */
export interface PoolStore {
	read(provider: ProviderId, filter: string): Promise<LivePool | null>;
	write(filter: string, pool: LivePool): Promise<void>;
}

/** Returns a pool store on top of the cache of answers. */
export function createPoolStore(cache: SourceCache): PoolStore {
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
