import { withoutValue } from "@hilo/rules/play/card";
import { remainingMs } from "@hilo/rules/play/engine";
import type { DealtPlan } from "@hilo/rules/play/pairs";
import { dealtCard, questionOf } from "@hilo/rules/play/question";
import type { ClosedRound, OpenRound, RoundSource } from "@hilo/rules/play/view";
import type { StoredPool } from "./pools.ts";
import type { LoadedRun } from "./run-kind.ts";

/** Presents the open round of a run of any kind, without the hidden number. */
export function presentOpenRound({ plan, state, roundAt }: LoadedRun, now: number): OpenRound {
	const { second, ...round } = roundAt(state.round);
	return {
		...round,
		second: withoutValue(second),
		startsInMs: Math.max(0, state.roundStartsAt - now),
		remainingMs: remainingMs(plan, state, now),
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
