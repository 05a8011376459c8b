import type { Database } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { StoredPool } from "./pools.ts";

/** Stores a pool before it is dealt. One that is there already counts as stored now, so that it is not deleted as an old one. */
export async function storePool(db: Database, pool: StoredPool, now: number): Promise<void> {
	const { id, game, source, asOf, cards, questions } = pool;
	await db.kysely
		.insertInto("pools")
		.values({
			id,
			game,
			source,
			as_of: asOf,
			cards: JSON.stringify(cards),
			questions: questions ? JSON.stringify(questions) : null,
			created_at: now,
		})
		.onConflict((conflict) => conflict.column("id").doUpdateSet({ created_at: now }))
		.execute();
}

/** Returns the pool of that id; undefined where there is none. */
export async function findPool(db: Queries, id: string): Promise<StoredPool | undefined> {
	const row = await db
		.selectFrom("pools")
		.select(["game", "source", "as_of", "cards", "questions"])
		.where("id", "=", id)
		.executeTakeFirst();
	if (!row) return undefined;
	const cards: StoredPool["cards"] = JSON.parse(row.cards);
	const questions: StoredPool["questions"] = row.questions === null ? undefined : JSON.parse(row.questions);
	return { id, game: row.game, source: row.source, asOf: row.as_of, cards, ...(questions && { questions }) };
}

/** Deletes pools that were stored last before the moment and that no run and no duel was dealt from. @returns how many, at most `limit`. */
export async function deleteUnusedPools(db: Queries, before: number, limit: number): Promise<number> {
	const unused = db
		.selectFrom("pools")
		.select("pools.id")
		.where("pools.created_at", "<", before)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom("runs").select("runs.id").whereRef("runs.pool_id", "=", "pools.id"))),
		)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom("duels").select("duels.id").whereRef("duels.pool_id", "=", "pools.id"))),
		)
		.orderBy("pools.created_at")
		.limit(limit);
	const { numDeletedRows } = await db.deleteFrom("pools").where("id", "in", unused).executeTakeFirst();
	return Number(numDeletedRows);
}
