import type { CachedAnswer, SourceCache } from "../http/source-cache.ts";

/** Returns a cache for tests and tools: in memory, with its entries to look at. */
export function createMemoryCache(): SourceCache & { readonly entries: Map<string, CachedAnswer> } {
	const entries = new Map<string, CachedAnswer>();
	return {
		entries,
		async read(key) {
			return entries.get(key);
		},
		async write(key, answer) {
			entries.set(key, answer);
		},
	};
}
