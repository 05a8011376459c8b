import { NETWORK_GRACE_MS } from "@hilo/rules/play/delays";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { findStaleRuns, lockRun } from "./play.repo.ts";
import { recordOf } from "./run-record.ts";
import { judgeMove } from "./submit-guess.ts";

/** How long to wait after the grace, so that the browser's own time-out usually comes first. */
const PATIENCE_MS = 10_000;
const LATE_MS = NETWORK_GRACE_MS + PATIENCE_MS;
const BATCH = 200;

/**
 * Ends the runs that their players left: the clock ran out, so the score counts as it stands. A chore of the server; several
 * processes may do it at once. During maintenance nobody could play on, so nobody has left.
 *
 * @returns how many runs were ended.
 */
export async function sweepRuns(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	if ((await ctx.siteSettings.get("maintenance")) === "on") return 0;
	const now = ctx.clock.now();
	const stale = await findStaleRuns(ctx.db.kysely, now - LATE_MS, BATCH);
	let ended = 0;
	for (const row of stale) {
		const timerMs = ctx.runKinds[row.game].timerMs(row);
		if (timerMs === null) continue;
		try {
			if (await endRun(ctx, row.id, now - timerMs - LATE_MS)) ended += 1;
		} catch (error) {
			// One broken run must not keep the others from being ended.
			ctx.log.error({ err: error, runId: row.id }, "a run could not be ended");
		}
	}
	return ended;
}

function endRun(ctx: Ctx, id: string, deadline: number): Promise<boolean> {
	return ctx.db.transaction(async (tx) => {
		const row = await lockRun(tx, id);
		if (row?.status !== "playing" || row.round_starts_at >= deadline) return false;
		await judgeMove(ctx, tx, await recordOf(ctx, tx, row), { round: row.round, guess: "timeout" });
		return true;
	});
}
