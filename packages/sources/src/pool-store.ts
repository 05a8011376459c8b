import type { SourceCache } from "./http/source-cache.ts";
import type { LivePool } from "./live-pool.ts";
import type { ProviderId } from "./providers.ts";

/** To be raised when a kept pool of an older version could no longer be dealt. */
const VERSION = 1;

/** Keeps whole pools beside the answers that they were built from, so that every process deals the same ones. */
export interface PoolStore {
	read(provider: ProviderId, filter: string): Promise<LivePool | null>;
	write(filter: string, pool: LivePool): Promise<void>;
}

/** Returns a pool store in the answers' cache. */
export function createPoolStore(cache: SourceCache): PoolStore {
	const keyOf = (provider: ProviderId, filter: string) => `pool ${VERSION} ${provider} ${filter}`;
	return {
		async read(provider, filter) {
			const kept = await cache.read(keyOf(provider, filter));
			if (!kept) return null;
			const pool: LivePool = JSON.parse(kept.body);
			return pool;
		},
		async write(filter, pool) {
			const { provider, fetchedAt, freshUntil } = pool;
			await cache.write(keyOf(provider, filter), { body: JSON.stringify(pool), fetchedAt, freshUntil });
		},
	};
}
