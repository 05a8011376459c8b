import type { Card } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";
import { dealtCard } from "@hilo/rules/play/question";
import { openRun } from "@hilo/rules/play/run";
import type { Ctx } from "../../platform/context.ts";
import { newSecret } from "../../platform/ids.ts";
import { type RoundSource, sourceOf } from "./play.presenter.ts";
import { specFor } from "./run-record.ts";

/** All that a visitor's browser needs to show the first pair and, with the pool, to deal the rest by the same rules. */
export interface Opening extends RoundSource {
	readonly game: GameId;
	readonly filter: string;
	readonly seed: string;
	readonly poolId: string;
	readonly poolSize: number;
	readonly first: Card;
	readonly second: Card;
}

/** Deals a practice run that the browser itself plays and judges; nothing is kept. Anyone may. @throws AppError 404. */
export async function opening(
	ctx: Ctx,
	{ game, filter }: { game: GameId; filter: string },
): Promise<Opening> {
	const { pool } = await ctx.pools.offer(game, filter);
	const seed = newSecret();
	const run = openRun(specFor(game, seed, pool), ctx.clock.now());
	return {
		game,
		filter,
		seed,
		poolId: pool.id,
		poolSize: pool.cards.length,
		...sourceOf(pool, seed, run.round),
		first: dealtCard(pool, seed, run.round, run.first),
		second: dealtCard(pool, seed, run.round, run.second),
	};
}
