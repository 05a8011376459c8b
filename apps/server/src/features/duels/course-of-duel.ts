import type { Queries } from "@hilo/db/queries";
import type { DuelRow } from "@hilo/db/tables";
import { customSpec } from "@hilo/rules/custom-games/spec";
import { MAX_ROUNDS } from "@hilo/rules/duels/limits";
import { type PairOf, pairsOf } from "@hilo/rules/duels/pairs";
import type { Course } from "@hilo/rules/play/course";
import type { RunSpec } from "@hilo/rules/play/run";
import type { Ctx } from "../../platform/context.ts";
import { classicSpec } from "../play/classic-runs.ts";
import { keepingOrder } from "../play/keeping-order.ts";
import type { StoredPool } from "../play/pools.ts";
import { createRecentlyUsed } from "../play/recently-used.ts";

/** A few kilobytes each. */
const MAX_DUELS = 1_000;

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

export interface DuelCourse {
	readonly terms: DuelTerms;
	readonly pool: StoredPool;
	readonly course: Course;
	readonly pairOf: PairOf;
}

/** By duel id. Computing the order of the items costs more than all the rest of judging a guess. */
const courses = createRecentlyUsed<string, DuelCourse>(MAX_DUELS);

/** Undefined unless the duel was played recently at this process. */
export function cachedCourse(duelId: string): DuelCourse | undefined {
	return courses.get(duelId);
}

/** @throws AppError `play/no-such-pool`; RangeError for a pool in which no two items can form a pair. */
export async function courseOf(
	{ pools }: Pick<Ctx, "pools">,
	db: Queries,
	duel: DuelTerms,
): Promise<DuelCourse> {
	const kept = courses.get(duel.id);
	if (kept) return kept;
	const course = dealtFrom(termsOf(duel), await pools.get(db, duel.pool_id));
	courses.set(duel.id, course);
	return course;
}

function dealtFrom(terms: DuelTerms, pool: StoredPool): DuelCourse {
	const spec = specOfDuel(terms, pool);
	const pairOf = pairsOf(keepingOrder(spec));
	const clock = { timerMs: spec.timerMs, advanceMs: spec.advanceMs };
	const clockOf = (round: number) => (round <= MAX_ROUNDS && pairOf(round) ? clock : null);
	return { terms, pool, course: { rounds: terms.rounds, clockOf }, pairOf };
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
