import { ALL_MOVIES, MOVIE_ERAS, MOVIE_GENRES, optionOf } from "@hilo/catalog/filter-options";
import { type GameFilter, movieFilterOf } from "@hilo/catalog/filters";
import { AppError, type ErrorCode } from "@hilo/rules/errors/errors";
import { hasPair } from "@hilo/rules/play/comparable";
import { type GameId, isGameId } from "@hilo/rules/play/games";
import type { SourcePools } from "@hilo/sources/source-pools";
import type { Platform } from "../../platform/platform.ts";
import { createCache } from "../../platform/process-caches.ts";
import { createCurrentPools, STORE_AGAIN_MS } from "./current-pools.ts";
import { findPool, storePool } from "./pools.repo.ts";
import type { Pools, StoredPool } from "./pools.ts";

/** Null for an unknown filter. The result holds the filter in its canonical spelling. */
export type FilterOf = (game: GameId, filter: string) => GameFilter | null;

interface CachedPool {
	readonly pool: StoredPool;
	readonly storedAt: number;
}

const NEVER = 0;

export interface PoolOptions {
	readonly filterOf: FilterOf;
	readonly sourcePools?: SourcePools;
	/** How long, in ms, the first player of a game waits for live numbers. @default 1500 */
	readonly fetchTimeoutMs?: number;
}

export function createPools({ db, clock, background }: Platform, options: PoolOptions): Pools {
	const { filterOf } = options;
	const cachedPools = createCache<StoredPool>("pools");
	const cachedCustomPools = createCache<CachedPool>("customPools");
	async function store(pool: StoredPool): Promise<void> {
		await storePool(db, pool, clock.now());
		cachedPools.set(pool.id, pool);
	}
	const currentPools = createCurrentPools({ clock, background, store }, options);

	return {
		async current(game, filter) {
			const gameFilter = filterOf(game, filter);
			if (!gameFilter) throw new AppError("play/no-such-game");
			const { pool, hasLiveNumbers } = await currentPools.get({
				name: `${game} ${gameFilter.filter}`,
				game,
				gameFilter,
			});
			const shortage = shortageError(game, gameFilter.filter, hasPair(game, pool) ? pool.cards.length : 0);
			if (shortage) throw shortage;
			return {
				filter: gameFilter.filter,
				key: gameFilter.key,
				label: gameFilter.label,
				pool,
				hasLiveNumbers,
			};
		},
		async findOrStore(id, make) {
			const now = clock.now();
			const cached = cachedCustomPools.get(id);
			if (cached && cached.storedAt + STORE_AGAIN_MS > now) return cached.pool;
			const pool = cached?.pool ?? (await make());
			await storePool(db, pool, now);
			cachedCustomPools.set(pool.id, { pool, storedAt: now });
			return pool;
		},
		async get(from, id) {
			const cached = cachedPools.get(id) ?? cachedCustomPools.get(id)?.pool;
			if (cached) return cached;
			const pool = await findPool(from, id);
			if (!pool) throw new AppError("play/no-such-pool");
			if (isGameId(pool.game)) cachedPools.set(id, pool);
			else cachedCustomPools.set(id, { pool, storedAt: NEVER });
			return pool;
		},
	};
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
