import type { Card } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";
import { openRun } from "@hilo/rules/play/run";
import type { Ctx } from "../../platform/context.ts";
import { newSecret } from "../../platform/ids.ts";
import { cardAt, specFor } from "./run-record.ts";

/** All that a visitor's browser needs to show the first pair and, with the pool, to deal the rest by the same rules. */
export interface Opening {
	readonly game: GameId;
	readonly seed: string;
	readonly poolId: string;
	readonly poolSize: number;
	readonly source: string;
	readonly asOf: string;
	readonly first: Card;
	readonly second: Card;
}

/** Deals a practice run that the browser itself plays and judges; nothing is kept. Anyone may. @throws AppError 404. */
export function opening(ctx: Ctx, { game }: { game: GameId }): Opening {
	const pool = ctx.pools.current(game);
	const seed = newSecret();
	const run = openRun(specFor(game, seed, pool), ctx.clock.now());
	return {
		game,
		seed,
		poolId: pool.id,
		poolSize: pool.cards.length,
		source: pool.source,
		asOf: pool.asOf,
		first: cardAt(pool, run.first),
		second: cardAt(pool, run.second),
	};
}
