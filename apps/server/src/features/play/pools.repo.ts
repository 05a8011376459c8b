import { dialectOf } from "@hilo/db/dialects";
import type { Database } from "@hilo/db/open-database";
import type { PoolRow, Queries } from "@hilo/db/tables";
import type { GameId } from "@hilo/rules/play/games";
import { type SqlBool, sql } from "kysely";
import type { StoredPool } from "./pools.ts";

/** Storing a pool again renews its `created_at`, so that it is not deleted as unused. */
export async function storePool(db: Database, pool: StoredPool, now: number): Promise<void> {
	const { id, game, source, asOf, sourceUrl, cards, questions } = pool;
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
			source_url: sourceUrl ?? null,
		})
		.onConflict((conflict) =>
			conflict.column("id").doUpdateSet({ created_at: now, source_url: sourceUrl ?? null }),
		)
		.execute();
}

export async function findPool(db: Queries, id: string): Promise<StoredPool | undefined> {
	const row = await db.selectFrom("pools").selectAll().where("id", "=", id).executeTakeFirst();
	return row && poolOf(row);
}

function poolOf({ id, game, source, as_of, source_url, ...row }: PoolRow): StoredPool {
	const cards: StoredPool["cards"] = JSON.parse(row.cards);
	const questions: StoredPool["questions"] = row.questions === null ? undefined : JSON.parse(row.questions);
	return {
		id,
		game,
		source,
		asOf: as_of,
		...(source_url && { sourceUrl: source_url }),
		cards,
		...(questions && { questions }),
	};
}

const NEWEST = 100;

/** The newest pool of a game that has the item, among the last hundred of all games: reading more takes long. */
export async function findPoolWith(
	db: Queries,
	game: GameId,
	itemId: string,
): Promise<StoredPool | undefined> {
	const newest = db.selectFrom("pools").selectAll().orderBy("created_at", "desc").limit(NEWEST);
	const row = await db
		.selectFrom(newest.as("newest"))
		.selectAll()
		.where("game", "=", game)
		.where(sql<SqlBool>`${positionIn(db)}(cards, ${`{"id":${JSON.stringify(itemId)},`}) > 0`)
		.orderBy("created_at", "desc")
		.limit(1)
		.executeTakeFirst();
	return row && poolOf(row);
}

/** Gives the position of a text within another, or 0. */
function positionIn(db: Queries) {
	return sql.raw(dialectOf(db) === "sqlite" ? "instr" : "strpos");
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
