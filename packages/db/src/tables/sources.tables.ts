import type { Columns, Millis } from "./columns-and-values.ts";

export interface SourcesTables {
	source_cache: SourceCacheTable;
}

export interface SourceCacheTable {
	/** Provider and URL, without secrets. */
	key: string;
	body: string;
	etag: string | null;
	last_modified: string | null;
	fetched_at: Millis;
	fresh_until: Millis;
}

export const SOURCES_COLUMNS = {
	source_cache: {
		key: true,
		body: true,
		etag: true,
		last_modified: true,
		fetched_at: true,
		fresh_until: true,
	},
} as const satisfies Columns<SourcesTables>;
