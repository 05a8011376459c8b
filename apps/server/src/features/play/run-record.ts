import type { Queries, RunRow } from "@hilo/db/tables";
import type { RunState } from "@hilo/rules/play/engine";
import { type DealtPlan, planOf, type RunSpec } from "@hilo/rules/play/pairs";
import type { Ctx } from "../../platform/context.ts";
import { createCache } from "../../platform/process-caches.ts";
import type { StoredPool } from "./pools.ts";
import { dealRound } from "./round.presenter.ts";
import type { LoadedRun, RunGame } from "./run-kind.ts";

/** A run of a classic or custom game. */
export interface RunRecord extends LoadedRun {
	readonly row: RunRow;
	readonly pool: StoredPool;
	readonly game: RunGame;
	readonly spec: RunSpec;
	readonly plan: DealtPlan;
}

interface Planned {
	readonly pool: StoredPool;
	readonly spec: RunSpec;
	readonly plan: DealtPlan;
}

/** @throws AppError 404 if the pool was deleted. */
export async function loadRun(ctx: Pick<Ctx, "play">, db: Queries, row: RunRow): Promise<RunRecord> {
	const game = ctx.play.games[row.game];
	return runOf(row, game, plannedOf(game, row, await ctx.play.pools.get(db, row.pool_id)));
}

/** The same run after its row has changed. */
export function withRow(record: RunRecord, row: RunRow): RunRecord {
	return runOf(row, record.game, record);
}

function runOf(row: RunRow, game: RunGame, { pool, spec, plan }: Planned): RunRecord {
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
