import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { ALL_MOVIES, MOVIE_ERAS, MOVIE_GENRES, optionOf } from "@hilo/catalog/filter-options";
import { type GameFilter, movieFilterOf } from "@hilo/catalog/filters";
import { type Correction, correctedPool } from "@hilo/rules/corrections/corrected-pool";
import { AppError, type ErrorCode } from "@hilo/rules/errors/errors";
import type { Pool } from "@hilo/rules/play/card";
import { hasPair } from "@hilo/rules/play/comparable";
import type { DuelGame, GameId } from "@hilo/rules/play/games";
import type { SourcePools } from "@hilo/sources/source-pools";
import type { Services } from "../../platform/context.ts";
import type { Platform } from "../../platform/platform.ts";
import { createCache } from "../../platform/process-caches.ts";
import { findPool, findPoolWith, storePool } from "./pools.repo.ts";
import { type CurrentPool, type ItemPool, type Pools, poolIdStart, type StoredPool } from "./pools.ts";

/** Null for an unknown filter. The result holds the filter in its canonical spelling. */
export type FilterOf = (game: GameId, filter: string) => GameFilter | null;

export interface PoolOptions {
	readonly filterOf: FilterOf;
	readonly sourcePools?: SourcePools;
	/** How long, in ms, the first player of a filter waits for live numbers. @default 1500 */
	readonly fetchTimeoutMs?: number;
}

type UncorrectedPool = Pick<CurrentPool, "hasLiveNumbers"> & { readonly pool: Pool };

interface CorrectedPool {
	readonly filter: string;
	readonly inForce: readonly Correction[];
	readonly pool: StoredPool;
}

const NOT_LIVE: SourcePools = { pool: () => Promise.resolve(null) };
const FETCH_TIMEOUT_MS = 1500;
const EVEN_IF_STALE = { allowStale: true, noDeleteOnStaleGet: true } as const;

type Needed = Platform & Pick<Services, "corrections">;

export function createPools({ db, clock, corrections }: Needed, options: PoolOptions): Pools {
	const { filterOf, sourcePools = NOT_LIVE, fetchTimeoutMs = FETCH_TIMEOUT_MS } = options;
	const currentPools = createCache<UncorrectedPool>("currentPools", { clock });
	const correctedPools = new WeakMap<Pool, CorrectedPool>();
	const storedPools = createCache<StoredPool>("storedPools", {
		sizeOf: ({ cards }) => JSON.stringify(cards).length,
		clock,
	});

	/** Where corrections may move items into the filter, all of the game's. */
	function bundledPool(game: GameId, gameFilter: GameFilter): Pool {
		return ((gameFilter.range && filterOf(game, "")) ?? gameFilter).pool();
	}

	/** Live numbers where there are some. What is outdated is dealt while it is refreshed in the background. */
	async function uncorrected(game: GameId, gameFilter: GameFilter) {
		const { filter } = gameFilter;
		const name = `${game} ${filter}`;
		const poolOf = (live: Pool | null): UncorrectedPool => ({
			pool: live ?? bundledPool(game, gameFilter),
			hasLiveNumbers: live !== null,
		});
		const context = async () => poolOf(await sourcePools.pool(game, filter));
		if (currentPools.peek(name, EVEN_IF_STALE))
			return currentPools.forceFetch(name, { allowStale: true, context });
		const bundled = poolOf(null);
		currentPools.set(name, bundled);
		const fetched = currentPools.forceFetch(name, { forceRefresh: true, context });
		return Promise.race([fetched, sleep(fetchTimeoutMs, bundled, { ref: false })]);
	}

	/** Corrects and hashes a pool once, and again after a decision about one of the game's numbers. */
	async function corrected(pool: Pool, { filter, range }: GameFilter): Promise<StoredPool> {
		const inForce = await corrections.ofGame(pool.game);
		const last = correctedPools.get(pool);
		if (last?.inForce === inForce && last.filter === filter) return last.pool;
		const withNumbers = withId(correctedPool(pool, inForce, range), filter);
		correctedPools.set(pool, { filter, inForce, pool: withNumbers });
		return withNumbers;
	}

	/** Stores a pool in use once an hour, because unused ones are deleted after a day. */
	function store(pool: StoredPool): Promise<StoredPool> {
		const context = async () => {
			await storePool(db, pool, clock.now());
			return pool;
		};
		return storedPools.forceFetch(pool.id, { context });
	}

	return {
		async current(game, filter) {
			const gameFilter = filterOf(game, filter);
			if (!gameFilter) throw new AppError("play/no-such-game");
			const { pool: dealt, hasLiveNumbers } = await uncorrected(game, gameFilter);
			const pool = await corrected(dealt, gameFilter);
			const shortage = shortageError(game, gameFilter.filter, hasPair(game, pool) ? pool.cards.length : 0);
			if (shortage) throw shortage;
			const { key, label } = gameFilter;
			return { filter: gameFilter.filter, key, label, pool: await store(pool), hasLiveNumbers };
		},
		async bundled(game, filter) {
			const gameFilter = filterOf(game, filter);
			return gameFilter && correctedPool(bundledPool(game, gameFilter), await corrections.ofGame(game));
		},
		async find(game, itemId, beforeSearch) {
			const gameFilter = filterOf(game, "");
			const current = gameFilter && (await uncorrected(game, gameFilter)).pool;
			// Live numbers of another filter, or of an hour ago, are only in the pools that were dealt.
			const found = onlyItem(current, itemId) ?? onlyItem(gameFilter?.pool(), itemId);
			if (found) return found;
			await beforeSearch?.();
			return onlyItem(await findPoolWith(db.kysely, game, itemId), itemId);
		},
		async findOrStore(id, make) {
			return store(storedPools.get(id, EVEN_IF_STALE) ?? (await make()));
		},
		async get(from, id) {
			const cached = storedPools.get(id, EVEN_IF_STALE);
			if (cached) return cached;
			const pool = await findPool(from, id);
			if (!pool) throw new AppError("play/no-such-pool");
			// It may have been stored long ago.
			storedPools.set(id, pool, { ttl: 1 });
			return pool;
		},
	};
}

function onlyItem(pool: Pool<DuelGame> | null | undefined, itemId: string): ItemPool | null {
	const card = pool?.cards.find(({ id }) => id === itemId);
	return pool && card ? { ...pool, cards: [card] } : null;
}

/** The id ends with a hash of the content. */
function withId(pool: Pool, filter: string): StoredPool {
	const { game, source, asOf, cards, questions } = pool;
	const content = JSON.stringify([game, source, asOf, cards, questions ?? null]);
	return { ...pool, id: poolIdStart(game, filter) + hash("sha256", content, "base64url").slice(0, 16) };
}

const MIN_CARDS = 2;
const MIN_FILMS = 5;

const SHORTAGE_CODES: Partial<Readonly<Record<GameId, ErrorCode>>> = {
	music: "play/music-too-few",
	wealth: "play/wealth-none",
	history: "play/history-too-few",
};

/** The error for a filter with too few items, or null. @param cards 0 if no two items can form a pair. */
function shortageError(game: GameId, filter: string, cards: number): AppError | null {
	if (game === "movie" && cards < MIN_FILMS) return filmShortageError(filter);
	if (cards >= MIN_CARDS) return null;
	return new AppError(SHORTAGE_CODES[game] ?? "play/too-few-items");
}

function filmShortageError(filter: string): AppError {
	const { genre, era } = movieFilterOf(filter) ?? ALL_MOVIES;
	const message = notEnoughBudgets(
		genre === ALL_MOVIES.genre ? null : optionOf(MOVIE_GENRES, genre).label,
		era === ALL_MOVIES.era ? null : optionOf(MOVIE_ERAS, era).label,
	);
	return new AppError("play/movie-too-few-budgets", { message });
}

/** Returns the message for too few films. Genre and era are as the select shows them; null: all of them. */
function notEnoughBudgets(genre: string | null, era: string | null): string {
	const ofGenre = genre ? ` for ${genre} movies` : "";
	const ofEra = era ? ` from the ${era} era` : "";
	return `Not enough movies with budget information found${ofGenre}${ofEra}. Please try different filters.`;
}
