import { columnsOf } from "@hilo/db/columns";
import type { Queries } from "@hilo/db/open-database";

export function findOverrides(db: Queries) {
	return db.selectFrom("game_overrides").select(columnsOf("game_overrides")).execute();
}

/** The latest updates, the newest first. */
export function findUpdates(db: Queries, limit: number) {
	return db
		.selectFrom("recent_updates")
		.select(["title", "content", "published_at"])
		.orderBy("published_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
}

export async function insertUpdates(
	db: Queries,
	updates: readonly { id: string; title: string; content: string; published_at: number }[],
): Promise<void> {
	await db
		.insertInto("recent_updates")
		.values([...updates])
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
}
