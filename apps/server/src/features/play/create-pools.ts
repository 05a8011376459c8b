import { optionOf } from "@hilo/catalog/filter-option";
import type { GameFilter } from "@hilo/catalog/filters";
import { ALL_MOVIES, MOVIE_ERAS, MOVIE_GENRES } from "@hilo/catalog/movie/movie.filters";
import { movieFilterOf } from "@hilo/catalog/movie/movie-filter-of";
import { AppError } from "@hilo/rules/errors/app-error";
import type { ErrorCode } from "@hilo/rules/errors/errors";
import { type GameId, isGameId } from "@hilo/rules/play/games";
import { notEnoughBudgets } from "@hilo/rules/play/movie-message";
import { hasPair } from "@hilo/rules/play/pair";
import type { Ctx } from "../../platform/context.ts";
import { createCache } from "../../platform/process-caches.ts";
import { createDealtPools, type LiveSource, STORE_AGAIN_MS } from "./dealt-pools.ts";
import { findPool, storePool } from "./pools.repo.ts";
import type { Pools, StoredPool } from "./pools.ts";

/** Null for an unknown filter. The choice holds the filter in its canonical spelling. */
export type ChoiceOf = (game: GameId, filter: string) => GameFilter | null;

interface MadePool {
	readonly pool: StoredPool;
	readonly storedAt: number;
}

const LONG_AGO = 0;

export function createPools(
	{ db, clock, background }: Pick<Ctx, "db" | "clock" | "background">,
	choiceOf: ChoiceOf,
	from: { live?: LiveSource | undefined; patienceMs?: number | undefined } = {},
): Pools {
	const byId = createCache<StoredPool>("pools");
	const made = createCache<MadePool>("customPools");
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

const FEWEST = 2;
const FEWEST_FILMS = 5;

const SHORT_OF: Partial<Readonly<Record<GameId, ErrorCode>>> = {
	music: "play/music-too-few",
	wealth: "play/wealth-none",
	history: "play/history-too-few",
};

/** The error for a filter with too few items, or null. @param cards 0 if no two items can form a pair. */
function shortageOf(game: GameId, filter: string, cards: number): AppError | null {
	if (game === "movie" && cards < FEWEST_FILMS) return filmShortage(filter);
	if (cards >= FEWEST) return null;
	return new AppError(SHORT_OF[game] ?? "play/too-few-items");
}

function filmShortage(filter: string): AppError {
	const { genre, era } = movieFilterOf(filter) ?? ALL_MOVIES;
	const message = notEnoughBudgets(
		genre === ALL_MOVIES.genre ? null : optionOf(MOVIE_GENRES, genre).label,
		era === ALL_MOVIES.era ? null : optionOf(MOVIE_ERAS, era).label,
	);
	return new AppError("play/movie-too-few-budgets", { message });
}
