import type { Database } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/tables";
import type { StoredPool } from "./pools.ts";

/** Storing a pool again renews its `created_at`, so that it is not deleted as unused. */
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
