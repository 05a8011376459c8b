import type { Choice } from "@hilo/catalog/choices";
import { AppError } from "@hilo/rules/errors/app-error";
import { type GameId, isGameId } from "@hilo/rules/play/games";
import { hasPair } from "@hilo/rules/play/pair";
import type { Services } from "../../platform/context.ts";
import { createDealtPools, type LiveSource, STORE_AGAIN_MS } from "./dealt-pools.ts";
import { findPool, storePool } from "./pools.repo.ts";
import type { Pools, StoredPool } from "./pools.ts";
import { createRecentlyUsed } from "./recently-used.ts";
import { shortageOf } from "./shortage.ts";

/** Returns the choice that a game and a filter make, with the filter in its canonical spelling. Null where there is no such choice. */
export type ChoiceOf = (game: GameId, filter: string) => Choice | null;

const KEPT_POOLS = 400;
/** Pools of games that people make; one of these may have half a megabyte. */
const KEPT_MADE_POOLS = 100;

/** A pool of a game that somebody made. `storedAt`: epoch ms. */
interface MadePool {
	readonly pool: StoredPool;
	readonly storedAt: number;
}

/** Of a pool that another process has stored: nobody knows when. */
const LONG_AGO = 0;

/** Returns the pools of all games. Each is stored before it is dealt; those used last are also kept in memory. */
export function createPools(
	{ db, clock, background }: Pick<Services, "db" | "clock" | "background">,
	choiceOf: ChoiceOf,
	from: { live?: LiveSource | undefined; patienceMs?: number | undefined } = {},
): Pools {
	const byId = createRecentlyUsed<string, StoredPool>(KEPT_POOLS);
	const made = createRecentlyUsed<string, MadePool>(KEPT_MADE_POOLS);
	async function store(pool: StoredPool): Promise<void> {
		await storePool(db, pool, clock.now());
		byId.set(pool.id, pool);
	}
	const dealt = createDealtPools({ clock, background, store }, from);

	return {
		async offer(game, filter) {
			const choice = choiceOf(game, filter);
			if (!choice) throw new AppError("play/no-such-game");
			const { pool, isLive } = await dealt.now({ name: `${game} ${choice.filter}`, game, choice });
			const shortage = shortageOf(game, choice.filter, hasPair(game, pool) ? pool.cards.length : 0);
			if (shortage) throw shortage;
			return { filter: choice.filter, key: choice.key, feature: choice.feature, pool, isLive };
		},
		async deal(id, make) {
			const now = clock.now();
			const kept = made.get(id);
			if (kept && kept.storedAt + STORE_AGAIN_MS > now) return kept.pool;
			const pool = kept?.pool ?? (await make());
			await storePool(db, pool, now);
			made.set(pool.id, { pool, storedAt: now });
			return pool;
		},
		async get(from, id) {
			const kept = byId.get(id) ?? made.get(id)?.pool;
			if (kept) return kept;
			const pool = await findPool(from, id);
			if (!pool) throw new AppError("play/no-such-pool");
			if (isGameId(pool.game)) byId.set(id, pool);
			else made.set(id, { pool, storedAt: LONG_AGO });
			return pool;
		},
	};
}
