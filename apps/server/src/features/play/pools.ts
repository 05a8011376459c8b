import type { GameFilter } from "@hilo/catalog/filters";
import type { Queries } from "@hilo/db/tables";
import type { Card, Pool } from "@hilo/rules/play/card";
import type { DuelGame, GameId } from "@hilo/rules/play/games";

/** Its content never changes and its id has a hash of it, so a run can always be judged. */
export interface StoredPool extends Pool<DuelGame> {
	readonly id: string;
}

/** The beginning of the ids of a filter's pools: an id from a visitor must not name those of another filter. */
export function poolIdStart(game: GameId, filter: string): string {
	return filter === "" ? `${game}-` : `${game}-${filter}-`;
}

export interface CurrentPool extends Pick<GameFilter, "filter" | "key" | "label"> {
	readonly pool: StoredPool;
	/** Whether the numbers were fetched from their source rather than bundled. */
	readonly hasLiveNumbers: boolean;
}

/** A pool with a single item. */
export type ItemPool = Pool<DuelGame> & { readonly cards: readonly [Card] };

export interface Pools {
	/** Waits only briefly for a live source. @throws AppError `play/no-such-game`, or the game's own error. */
	current(game: GameId, filter: string): Promise<CurrentPool>;
	/** With the items that corrections have moved out of the filter. Null for an unknown filter. */
	bundled(game: GameId, filter: string): Promise<Pool | null>;
	/**
	 * An item as it is without corrections, with what its pool says about all; null for an item that no pool has.
	 * @param beforeSearch is called before the pools that were dealt are searched, which is slow.
	 */
	find(game: GameId, itemId: string, beforeSearch?: () => Promise<void>): Promise<ItemPool | null>;
	/** `make` may give a newer pool with another id. */
	findOrStore(id: string, make: () => Promise<StoredPool>): Promise<StoredPool>;
	/** Also finds older pools. @throws AppError `play/no-such-pool`. */
	get(db: Queries, id: string): Promise<StoredPool>;
}
