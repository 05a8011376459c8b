import type { Queries, RunRow } from "@hilo/db/tables";
import type { RunState } from "@hilo/rules/play/engine";
import { type DealtPlan, planOf, type RunSpec } from "@hilo/rules/play/pairs";
import { dealRound } from "@hilo/rules/play/question";
import type { Ctx } from "../../platform/context.ts";
import { createCache } from "../../platform/process-caches.ts";
import type { StoredPool } from "./pools.ts";
import type { RunGame } from "./run-game.ts";
import type { LoadedRun } from "./run-kind.ts";

/** A run of a classic or custom game. */
export interface StoredRun extends LoadedRun {
	readonly row: RunRow;
	readonly pool: StoredPool;
	readonly game: RunGame;
	readonly spec: RunSpec;
	readonly plan: DealtPlan;
}

type Planned = Pick<StoredRun, "pool" | "spec" | "plan">;

/** @throws AppError 404 if the pool was deleted. */
export async function loadRun(ctx: Pick<Ctx, "play">, db: Queries, row: RunRow): Promise<StoredRun> {
	const game = ctx.play.games[row.game];
	return runOf(row, game, plannedOf(game, row, await ctx.play.pools.get(db, row.pool_id)));
}

/** The same run after its row has changed. */
export function withRow(run: StoredRun, row: RunRow): StoredRun {
	return runOf(row, run.game, run);
}

function runOf(row: RunRow, game: RunGame, { pool, spec, plan }: Planned): StoredRun {
	const dealt = { plan, pool, seed: row.seed, measure: game.measureOf(row) };
	return { row, game, pool, spec, plan, state: stateOf(row), roundAt: (round) => dealRound(dealt, round) };
}

/** By run id. Dealing the order of the items costs more than all the rest of judging a guess. */
const cachedPlans = createCache<Planned>("runPlans");

function plannedOf(game: RunGame, row: RunRow, pool: StoredPool): Planned {
	const cached = cachedPlans.get(row.id);
	if (cached?.pool === pool && cached.spec.seed === row.seed) return cached;
	const spec = game.specOf(row, pool);
	const plannedRun = { pool, spec, plan: planOf(spec) };
	cachedPlans.set(row.id, plannedRun);
	return plannedRun;
}

/** `timeMs` is not stored: no classic or custom board ranks by it. */
function stateOf(row: RunRow): RunState {
	const { status, outcome, score, round, round_starts_at: roundStartsAt, fast_answers: fastAnswers } = row;
	return { status, outcome, score, round, roundStartsAt, timeMs: 0, fastAnswers };
}

export function runColumns(state: RunState, now: number) {
	const { status, outcome, score, round } = state;
	return {
		status,
		outcome,
		score,
		round,
		round_starts_at: state.roundStartsAt,
		fast_answers: state.fastAnswers,
		ended_at: status === "over" ? now : null,
	};
}
