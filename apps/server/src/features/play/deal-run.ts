import { isUniqueViolation } from "@hilo/db/database-errors";
import type { Tx } from "@hilo/db/open-database";
import type { RunRow } from "@hilo/db/tables";
import { openRun } from "@hilo/rules/play/engine";
import { pairsOf } from "@hilo/rules/play/pairs";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { inParts } from "../../platform/in-batches.ts";
import { newId, newSecret } from "../../platform/system/ids.ts";
import { count } from "../analytics/analytics.ts";
import { presentRun } from "./play.presenter.ts";
import { findOpenRun, insertRun, insertRunsIfMissing, type RunTarget } from "./play.repo.ts";
import type { StoredPool } from "./pools.ts";
import { loadRun, runColumns } from "./stored-run.ts";

export interface Deal extends Pick<RunRow, "game_key" | "filter" | "label" | "timer_ms"> {
	readonly pool: StoredPool;
}

/** The caller checks access to the game. */
export async function readOpenRun(ctx: PlayerCtx, target: RunTarget) {
	const player = ctx.actor;
	const row = await findOpenRun(ctx.db.kysely, player.id, target);
	return row ? present(ctx, row) : null;
}

/** The caller checks access to the game. @throws RangeError if no two items can form a pair. */
export async function dealRun(ctx: PlayerCtx, target: RunTarget, { pool, ...deal }: Deal) {
	const player = ctx.actor;
	const now = ctx.clock.now();
	const newRun = {
		id: newId(),
		user_id: player.id,
		game: target.game,
		custom_game_id: target.customGameId,
		...deal,
		pool_id: pool.id,
		seed: newSecret(),
		started_at: now,
	};
	const row: RunRow = { ...newRun, ...runColumns(openRun(now), now) };
	// Before the run is stored: throws if no two items may meet.
	pairsOf(ctx.play.games[target.game].specOf(row, pool));
	try {
		await insertRun(ctx.db.kysely, row);
		ctx.counters?.runsStarted.inc({ game: target.game });
		// Here, because only here a run that is continued, in another tab too, is told from another one.
		if (row.game_key !== "custom") count(ctx, { measure: "plays", name: row.game_key });
	} catch (error) {
		const other = isUniqueViolation(error) ? await readOpenRun(ctx, target) : null;
		if (other) return other;
		throw error;
	}
	return present(ctx, row);
}

async function present(ctx: Ctx, row: RunRow) {
	const run = await loadRun(ctx, ctx.db.kysely, row);
	const best = await run.game.best(ctx.db.kysely, row);
	return presentRun(run, best, ctx.clock.now());
}

/** Skips runs that exist already. */
export async function insertRuns(tx: Tx, runs: readonly RunRow[]): Promise<void> {
	for (const part of inParts(runs)) await insertRunsIfMissing(tx, part);
}
