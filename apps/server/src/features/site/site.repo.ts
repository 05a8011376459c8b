import { columnsOf } from "@hilo/db/columns";
import { hot, type Param } from "@hilo/db/hot";
import type { Queries } from "@hilo/db/queries";
import type { GameKey } from "@hilo/rules/play/games";

const disabledOf = hot((db, param: Param<{ key: GameKey }>) =>
	db.selectFrom("game_overrides").select("is_disabled").where("game_key", "=", param("key")),
);

export function findOverrides(db: Queries) {
	return db.selectFrom("game_overrides").select(columnsOf("game_overrides")).execute();
}

/** Whether the game of that key is disabled. */
export async function isKeyDisabled(db: Queries, key: GameKey): Promise<boolean> {
	return (await disabledOf.first(db, { key }))?.is_disabled === 1;
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
