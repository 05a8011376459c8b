import { createHash } from "node:crypto";
import type { Database, Queries } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Card, Pool } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";
import type { Clock } from "./clock.ts";

/** A pool that can be played: dated, unchanging, and named by its content, so that a run can be judged whatever comes later. */
export interface StoredPool extends Pool {
	readonly id: string;
}

/** The pools that games are dealt from. */
export interface Pools {
	/** @throws AppError `play/no-such-game` when the game is not offered. */
	current(game: GameId): StoredPool;
	/** The pool of that id, which may be an older one; undefined when it was never stored. */
	find(db: Queries, id: string): Promise<StoredPool | undefined>;
}

const KEPT_OLD_POOLS = 50;

/** Stores the given pools, if they are not stored yet, and keeps them at hand. */
export async function createPools(db: Database, clock: Clock, bundled: readonly Pool[]): Promise<Pools> {
	const current = new Map(bundled.map((pool) => [pool.game, { ...pool, id: poolId(pool) }]));
	for (const pool of current.values()) await store(db, pool, clock.now());
	const byId = new Map([...current.values()].map((pool): [string, StoredPool] => [pool.id, pool]));
	return {
		current(game) {
			const pool = current.get(game);
			if (!pool) throw new AppError("play/no-such-game");
			return pool;
		},
		async find(from, id) {
			const known = byId.get(id);
			if (known) return known;
			const pool = await load(from, id);
			if (pool && byId.size < current.size + KEPT_OLD_POOLS) byId.set(id, pool);
			return pool;
		},
	};
}

function poolId(pool: Pool): string {
	const content = JSON.stringify([pool.game, pool.source, pool.asOf, pool.cards]);
	return `${pool.game}-${createHash("sha256").update(content).digest("base64url").slice(0, 16)}`;
}

async function store(db: Database, pool: StoredPool, now: number): Promise<void> {
	const { id, game, source, asOf, cards } = pool;
	await db.kysely
		.insertInto("pools")
		.values({ id, game, source, as_of: asOf, cards: JSON.stringify(cards), created_at: now })
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
}

async function load(db: Queries, id: string): Promise<StoredPool | undefined> {
	const row = await db.selectFrom("pools").selectAll().where("id", "=", id).executeTakeFirst();
	if (!row) return undefined;
	const cards: Card[] = JSON.parse(row.cards);
	return { id, game: row.game, source: row.source, asOf: row.as_of, cards };
}
