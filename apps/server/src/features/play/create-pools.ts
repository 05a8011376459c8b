import type { Choice } from "@hilo/catalog/choices";
import { AppError } from "@hilo/rules/errors/app-error";
import type { GameId } from "@hilo/rules/play/games";
import type { Services } from "../../platform/context.ts";
import { createDealtPools, type Live } from "./dealt-pools.ts";
import { findPool, storePool } from "./pools.repo.ts";
import type { Pools, StoredPool } from "./pools.ts";
import { createRecentlyUsed } from "./recently-used.ts";
import { shortageOf } from "./shortage.ts";

/** What may be played: null for a game or filter that is not. A choice says the one spelling of its filter. */
export type Offers = (game: GameId, filter: string) => Choice | null;

const KEPT_POOLS = 400;

/** Deals out pools, each stored before it is first played, and keeps those in use at hand. */
export function createPools(
	{ db, clock, background }: Pick<Services, "db" | "clock" | "background">,
	offers: Offers,
	from: { live?: Live | undefined; patienceMs?: number | undefined } = {},
): Pools {
	const byId = createRecentlyUsed<string, StoredPool>(KEPT_POOLS);
	async function store(pool: StoredPool): Promise<void> {
		await storePool(db, pool, clock.now());
		byId.set(pool.id, pool);
	}
	const dealt = createDealtPools({ clock, background, store }, from);

	return {
		async offer(game, filter) {
			const choice = offers(game, filter);
			if (!choice) throw new AppError("play/no-such-game");
			const { pool, isLive } = await dealt.now({ name: `${game} ${choice.filter}`, game, choice });
			const shortage = shortageOf(game, choice.filter, pool.cards.length);
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
