import type { Choice } from "@hilo/catalog/choices";
import { AppError } from "@hilo/rules/errors/app-error";
import type { GameId } from "@hilo/rules/play/games";
import { hasPair } from "@hilo/rules/play/pair";
import type { Services } from "../../platform/context.ts";
import { createDealtPools, type LiveSource } from "./dealt-pools.ts";
import { findPool, storePool } from "./pools.repo.ts";
import type { Pools, StoredPool } from "./pools.ts";
import { createRecentlyUsed } from "./recently-used.ts";
import { shortageOf } from "./shortage.ts";

/** Returns the choice that a game and a filter make, with the filter in its canonical spelling. Null where there is no such choice. */
export type ChoiceOf = (game: GameId, filter: string) => Choice | null;

const KEPT_POOLS = 400;

/** Returns the pools of all games. Each is stored before it is dealt; those used last are also kept in memory. */
export function createPools(
	{ db, clock, background }: Pick<Services, "db" | "clock" | "background">,
	choiceOf: ChoiceOf,
	from: { live?: LiveSource | undefined; patienceMs?: number | undefined } = {},
): Pools {
	const byId = createRecentlyUsed<string, StoredPool>(KEPT_POOLS);
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
		async get(from, id) {
			const kept = byId.get(id);
			if (kept) return kept;
			const pool = await findPool(from, id);
			if (!pool) throw new AppError("play/no-such-pool");
			byId.set(id, pool);
			return pool;
		},
	};
}
