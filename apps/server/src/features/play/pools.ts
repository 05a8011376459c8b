import type { Choice } from "@hilo/catalog/choices";
import type { Queries } from "@hilo/db/queries";
import type { Pool } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";
import type { PlayedGame } from "@hilo/rules/play/played-game";
import type {} from "../../platform/context.ts";

/** A pool that can be played: dated, unchanging, and named by its content, so that a run can be judged whatever comes later. */
export interface StoredPool extends Pool<PlayedGame> {
	readonly id: string;
}

/** What is dealt, and where its score goes. */
export interface Offer extends Pick<Choice, "filter" | "key" | "feature"> {
	readonly pool: StoredPool;
	/** Whether the numbers were fetched from their source; if not, they are the bundled ones. */
	readonly isLive: boolean;
}

/** The pools that games are dealt from. */
export interface Pools {
	/**
	 * Returns what a filter of a game offers now. Waits for a source of live numbers at most a moment: meanwhile the last pool is dealt,
	 * or the bundled one.
	 *
	 * @throws AppError `play/no-such-game` where the game or the filter is not offered; the game's own error where it has too few cards.
	 */
	offer(game: GameId, filter: string): Promise<Offer>;
	/**
	 * Returns the pool of that id to be dealt from. Where it was not dealt lately, `make` gives it, and it is stored; it may give a newer one
	 * with another id.
	 */
	deal(id: string, make: () => Promise<StoredPool>): Promise<StoredPool>;
	/** Returns the pool of that id, which may be an older one. @throws AppError `play/no-such-pool` when there is none. */
	get(db: Queries, id: string): Promise<StoredPool>;
}

// Without the import above, a package that takes only types from here does not find the module to add to.
declare module "../../platform/context.ts" {
	interface Services {
		readonly pools: Pools;
	}
}
