import type { Queries, RunRow } from "@hilo/db/tables";
import type { RunState } from "@hilo/rules/play/engine";
import { type DealtPlan, planOf, type RunSpec } from "@hilo/rules/play/pairs";
import { dealtCard, questionOf } from "@hilo/rules/play/question";
import type { ClosedRound, RoundSource } from "@hilo/rules/play/view";
import type { Ctx } from "../../platform/context.ts";
import { createCache } from "../../platform/process-caches.ts";
import type { StoredPool } from "./pools.ts";
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

interface Dealt {
	readonly plan: DealtPlan;
	readonly pool: StoredPool;
	readonly seed: string;
	/** Used where the round's question names none. */
	readonly measure: string | null;
}

/** Returns a round that is dealt from a pool. @throws RangeError for a round that the run does not have. */
export function dealRound({ plan, pool, seed, measure }: Dealt, round: number): ClosedRound {
	const pair = plan.pairOf(round);
	if (!pair) throw new RangeError(`The run has no round ${round}`);
	return {
		round,
		...sourceOf(pool, seed, round, measure),
		first: dealtCard(pool, seed, round, pair.first),
		second: dealtCard(pool, seed, round, pair.second),
	};
}

/** @param measure used where the round's question names none. */
function sourceOf(pool: StoredPool, seed: string, round: number, measure: string | null): RoundSource {
	const question = questionOf(pool, seed, round);
	const { source, asOf } = question ?? pool;
	return { source, asOf, measure: question?.measure ?? measure, unit: question?.unit ?? null };
}
