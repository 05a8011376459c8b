import type { GameId } from "@hilo/rules/play/games";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { bestScore } from "../progression/best-score.ts";
import { presentRun, type RunView } from "./play.presenter.ts";
import { findOpenRun } from "./play.repo.ts";

/** The run that the player has open in that game, to be continued; null when there is none. @throws AppError 401. */
export async function currentRun(ctx: Ctx, { game }: { game: GameId }): Promise<RunView | null> {
	const player = requirePlayer(ctx);
	const run = await findOpenRun(ctx.db.kysely, player.id, game);
	if (!run) return null;
	const pool = await ctx.pools.get(ctx.db.kysely, run.pool_id);
	return presentRun(run, pool, await bestScore(ctx.db.kysely, player.id, run.game_key), ctx.clock.now());
}
