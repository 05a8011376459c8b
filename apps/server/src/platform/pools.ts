import { createHash } from "node:crypto";
import type { Choice } from "@hilo/catalog/choices";
import type { Database, Queries } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Pool } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";
import type { Clock } from "./clock.ts";

/** A pool that can be played: dated, unchanging, and named by its content, so that a run can be judged whatever comes later. */
export interface StoredPool extends Pool {
	readonly id: string;
}

/** What is dealt, and where its score goes. */
export interface Offer extends Pick<Choice, "filter" | "key" | "feature"> {
	readonly pool: StoredPool;
}

/** The pools that games are dealt from. */
export interface Pools {
	/** What a filter of a game offers now. @throws AppError `play/no-such-game` where the game or the filter is not offered. */
	offer(game: GameId, filter: string): Promise<Offer>;
	/** The pool of that id, which may be an older one. @throws AppError `play/no-such-pool` when it was never stored. */
	get(db: Queries, id: string): Promise<StoredPool>;
}

/** What may be played: null for a game or filter that is not. */
export type Offers = (game: GameId, filter: string) => Choice | null;

const KEPT_POOLS = 400;

/** Deals out pools, each stored before it is first played, and keeps those in use at hand. */
export function createPools(db: Database, clock: Clock, offers: Offers): Pools {
	const offered = new Map<string, Promise<StoredPool>>();
	const byId = new Map<string, StoredPool>();

	async function stored(pool: Pool): Promise<StoredPool> {
		const named = { ...pool, id: poolId(pool) };
		await store(db, named, clock.now());
		return keep(named);
	}

	function keep(pool: StoredPool): StoredPool {
		const oldest = byId.keys().next();
		if (byId.size >= KEPT_POOLS && !oldest.done) byId.delete(oldest.value);
		byId.set(pool.id, pool);
		return pool;
	}

	return {
		async offer(game, filter) {
			const choice = offers(game, filter);
			if (!choice) throw new AppError("play/no-such-game");
			const name = `${game} ${filter}`;
			const pool = offered.get(name) ?? stored(choice.pool());
			offered.set(name, pool);
			pool.catch(() => offered.delete(name));
			return { filter, key: choice.key, feature: choice.feature, pool: await pool };
		},
		async get(from, id) {
			const pool = byId.get(id) ?? (await load(from, id));
			if (!pool) throw new AppError("play/no-such-pool");
			return byId.has(id) ? pool : keep(pool);
		},
	};
}

function poolId({ game, source, asOf, cards, questions }: Pool): string {
	const content = JSON.stringify([game, source, asOf, cards, questions ?? null]);
	return `${game}-${createHash("sha256").update(content).digest("base64url").slice(0, 16)}`;
}

async function store(db: Database, pool: StoredPool, now: number): Promise<void> {
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
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
}

async function load(db: Queries, id: string): Promise<StoredPool | undefined> {
	const row = await db.selectFrom("pools").selectAll().where("id", "=", id).executeTakeFirst();
	if (!row) return undefined;
	const cards: Pool["cards"] = JSON.parse(row.cards);
	const questions: Pool["questions"] = row.questions === null ? undefined : JSON.parse(row.questions);
	return {
		id,
		game: row.game,
		source: row.source,
		asOf: row.as_of,
		cards,
		...(questions ? { questions } : {}),
	};
}
