import type { CachedAnswer, SourceCache } from "../http/source-cache.ts";

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
