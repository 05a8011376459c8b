import type { Database } from "@hilo/db/open-database";
import type { SourceCache } from "@hilo/sources/http/fetch-json";

/** In the database, so that all processes share it and it survives restarts. */
export function createSourceCache(db: Database): SourceCache {
	return {
		async read(key) {
			const row = await db.kysely
				.selectFrom("source_cache")
				.selectAll()
				.where("key", "=", key)
				.executeTakeFirst();
			return row && { body: row.body, fetchedAt: row.fetched_at, freshUntil: row.fresh_until };
		},
		async write(key, { body, fetchedAt, freshUntil }) {
			const row = { body, fetched_at: fetchedAt, fresh_until: freshUntil };
			await db.kysely
				.insertInto("source_cache")
				.values({ key, ...row })
				.onConflict((conflict) => conflict.column("key").doUpdateSet(row))
				.execute();
		},
	};
}
