import { NETWORK_GRACE_MS } from "@hilo/rules/play/delays";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { eachRow } from "../../platform/each-row.ts";
import { findStaleRuns, lockRun } from "./play.repo.ts";
import { recordOf } from "./run-record.ts";
import { judgeMove } from "./submit-guess.ts";

// Promised in docs/product.md#runs.

/** After the network grace, so that the browser's own time-out usually arrives first. */
const PATIENCE_MS = 10_000;
const LATE_MS = NETWORK_GRACE_MS + PATIENCE_MS;

/** Ends abandoned runs. Several processes may run it at the same time; during maintenance it does nothing. */
export async function sweepRuns(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	if ((await ctx.siteSettings.get("maintenance")) === "on") return 0;
	const now = ctx.clock.now();
	return eachRow(ctx, {
		find: (limit, offset) => findStaleRuns(ctx.db.kysely, { before: now - LATE_MS, limit, offset }),
		async work(row) {
			const timerMs = ctx.runKinds[row.game].timerMs(row);
			if (timerMs === null) return false;
			const deadline = now - timerMs - LATE_MS;
			return row.round_starts_at < deadline && (await endRun(ctx, row.id, deadline));
		},
		failure: "a run could not be ended",
		idOf: ({ id }) => ({ runId: id }),
	});
}

function endRun(ctx: Ctx, id: string, deadline: number): Promise<boolean> {
	return ctx.db.transaction(async (tx) => {
		const row = await lockRun(tx, id);
		if (row?.status !== "playing" || row.round_starts_at >= deadline) return false;
		await judgeMove(ctx, tx, await recordOf(ctx, tx, row), { round: row.round, guess: "timeout" });
		return true;
	});
}
