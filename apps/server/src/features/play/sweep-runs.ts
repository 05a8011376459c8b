import { NETWORK_GRACE_MS } from "@hilo/rules/play/delays";
import { CLASSIC_GAMES } from "@hilo/rules/play/games";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { findStaleRuns, lockRun } from "./play.repo.ts";
import { judgeMove } from "./submit-guess.ts";

/** How long to wait after the grace, so that the browser's own time-out usually comes first. */
const PATIENCE_MS = 10_000;
const BATCH = 200;

/**
 * Ends the runs that their players left: the clock ran out, so the score counts as it stands. A chore of the server; several
 * processes may do it at once.
 *
 * @returns how many runs were ended.
 */
export async function sweepRuns(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	const shortest = Math.min(...Object.values(CLASSIC_GAMES).map((game) => game.timerMs));
	const now = ctx.clock.now();
	const stale = await findStaleRuns(ctx.db.kysely, now - shortest - NETWORK_GRACE_MS - PATIENCE_MS, BATCH);
	let ended = 0;
	for (const { id, game } of stale) {
		const deadline = now - CLASSIC_GAMES[game].timerMs - NETWORK_GRACE_MS - PATIENCE_MS;
		try {
			if (await endRun(ctx, id, deadline)) ended += 1;
		} catch (error) {
			// One broken run must not keep the others from being ended.
			ctx.log.error({ err: error, runId: id }, "a run could not be ended");
		}
	}
	return ended;
}

function endRun(ctx: Ctx, id: string, deadline: number): Promise<boolean> {
	return ctx.db.transaction(async (tx) => {
		const row = await lockRun(tx, id);
		if (row?.status !== "playing" || row.round_starts_at >= deadline) return false;
		const pool = await ctx.pools.get(tx, row.pool_id);
		await judgeMove(ctx, tx, row, pool, { round: row.round, guess: "timeout" });
		return true;
	});
}
