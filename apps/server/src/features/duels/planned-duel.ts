import type { Queries } from "@hilo/db/queries";
import type { DuelRow } from "@hilo/db/tables";
import { customSpec } from "@hilo/rules/custom-games/spec";
import { MAX_ROUNDS } from "@hilo/rules/duels/limits";
import { type DealtPlan, planOf, type RunSpec } from "@hilo/rules/play/pairs";
import type { ClosedRound } from "@hilo/rules/play/view";
import type { Ctx } from "../../platform/context.ts";
import { createCache } from "../../platform/process-caches.ts";
import { classicSpec } from "../play/classic-runs.ts";
import type { StoredPool } from "../play/pools.ts";
import { dealRound } from "../play/round.presenter.ts";

/** The columns of a duel that never change. */
export type DuelTerms = Pick<
	DuelRow,
	| "id"
	| "mode"
	| "game"
	| "custom_game_id"
	| "measure"
	| "pool_id"
	| "seed"
	| "timer_ms"
	| "rounds"
	| "to_user_id"
>;

/** A duel with the rounds that both sides play. */
export interface PlannedDuel {
	readonly terms: DuelTerms;
	readonly pool: StoredPool;
	readonly plan: DealtPlan;
}

/** By duel id. Computing the order of the items costs more than all the rest of judging a guess. */
const cachedDuels = createCache<PlannedDuel>("duelPlans");

/** Undefined unless the duel was played recently at this process. */
export function cachedPlan(duelId: string): PlannedDuel | undefined {
	return cachedDuels.get(duelId);
}

/** @throws AppError `play/no-such-pool`; RangeError for a pool in which no two items can form a pair. */
export async function plannedDuel(
	{ pools }: Pick<Ctx, "pools">,
	db: Queries,
	duel: DuelTerms,
): Promise<PlannedDuel> {
	const cached = cachedDuels.get(duel.id);
	if (cached) return cached;
	const terms = termsOf(duel);
	const pool = await pools.get(db, duel.pool_id);
	const plan = planOf(specOfDuel(terms, pool), { rounds: terms.rounds, maxRounds: MAX_ROUNDS });
	const planned = { terms, pool, plan };
	cachedDuels.set(duel.id, planned);
	return planned;
}

/** @throws RangeError for a round that the duel does not have. */
export function roundOfDuel({ terms, pool, plan }: PlannedDuel, round: number): ClosedRound {
	return dealRound({ plan, pool, seed: terms.seed, measure: terms.measure }, round);
}

export function specOfDuel(
	{ game, seed, timer_ms }: Pick<DuelTerms, "game" | "seed" | "timer_ms">,
	pool: StoredPool,
): RunSpec {
	if (game !== "custom") return classicSpec(game, seed, pool);
	return { seed, poolSize: pool.cards.length, ...customSpec((timer_ms ?? 0) / 1000) };
}

/** Copies the columns, because a cached row would keep outdated values of the others. */
function termsOf(duel: DuelTerms): DuelTerms {
	const { id, mode, game, custom_game_id, measure, pool_id, seed, timer_ms, rounds, to_user_id } = duel;
	return { id, mode, game, custom_game_id, measure, pool_id, seed, timer_ms, rounds, to_user_id };
}
