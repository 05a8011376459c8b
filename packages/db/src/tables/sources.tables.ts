import { millis, nullable, text } from "./column.ts";

export const SOURCES_TABLES = {
	source_cache: {
		/** Provider and URL, without secrets. */
		key: text,
		body: text,
		etag: nullable(text),
		last_modified: nullable(text),
		fetched_at: millis,
		fresh_until: millis,
	},
};
