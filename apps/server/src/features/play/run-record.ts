import type { Queries } from "@hilo/db/queries";
import type { RunRow } from "@hilo/db/tables";
import type { Run, RunSpec } from "@hilo/rules/play/run";
import type { Ctx } from "../../platform/context.ts";
import { createCache } from "../../platform/process-caches.ts";
import { keepingOrder } from "./keeping-order.ts";
import type { StoredPool } from "./pools.ts";
import type { RunKind } from "./run-kind.ts";

export interface RunRecord {
	readonly row: RunRow;
	readonly pool: StoredPool;
	readonly kind: RunKind;
	readonly spec: RunSpec;
}

/** @throws AppError 404 if the pool was deleted. */
export async function recordOf(
	ctx: Pick<Ctx, "pools" | "runKinds">,
	db: Queries,
	row: RunRow,
): Promise<RunRecord> {
	const pool = await ctx.pools.get(db, row.pool_id);
	const kind = ctx.runKinds[row.game];
	return { row, pool, kind, spec: specOf(kind, row, pool) };
}

/** By run id. Computing the order of the items costs more than all the rest of judging a guess. */
const specs = createCache<{ readonly pool: StoredPool; readonly spec: RunSpec }>("runSpecs");

function specOf(kind: RunKind, row: RunRow, pool: StoredPool): RunSpec {
	const kept = specs.get(row.id);
	if (kept?.pool === pool && kept.spec.seed === row.seed) return kept.spec;
	const spec = keepingOrder(kind.specOf(row, pool));
	specs.set(row.id, { pool, spec });
	return spec;
}

export function stateOf(row: RunRow): Run {
	return {
		status: row.status,
		outcome: row.outcome,
		score: row.score,
		round: row.round,
		first: row.first,
		second: row.second,
		cycle: row.cycle,
		cursor: row.cursor,
		roundStartsAt: row.round_starts_at,
		streak: row.streak,
		fastAnswers: row.fast_answers,
	};
}

export function runColumns(run: Run, now: number) {
	return {
		status: run.status,
		outcome: run.outcome,
		score: run.score,
		round: run.round,
		first: run.first,
		second: run.second,
		cycle: run.cycle,
		cursor: run.cursor,
		round_starts_at: run.roundStartsAt,
		streak: run.streak,
		fast_answers: run.fastAnswers,
		ended_at: run.status === "over" ? now : null,
	};
}
