import type { MoveRow } from "@hilo/db/tables";
import { type Card, withoutValue } from "@hilo/rules/play/card";
import { remainingMs } from "@hilo/rules/play/engine";
import { isWholeDeck, type OpenRound } from "@hilo/rules/play/view";
import { presentEarned } from "../progression/progression.presenter.ts";
import { type Earned, isNothingEarned, NOTHING_EARNED } from "../progression/record-run.ts";
import type { LoadedRun } from "./run-kind.ts";
import type { StoredRun } from "./stored-run.ts";

export function presentRun(run: StoredRun, best: number, now: number) {
	const { id: runId, game, filter, score } = run.row;
	return { runId, game, filter, score, best, ...presentOpenRound(run, now) };
}

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

export type RunView = ReturnType<typeof presentRun>;

/** @param second the judged item. */
export function presentMove(
	move: MoveRow,
	second: Pick<Card, "article" | "facts">,
	{ next, poolSize }: { readonly next: OpenRound | null; readonly poolSize: number },
) {
	return {
		runId: move.run_id,
		round: move.round,
		guess: move.guess,
		correct: move.correct === 1,
		outcome: move.outcome,
		value: move.value,
		article: second.article ?? null,
		facts: second.facts ?? null,
		score: move.score,
		best: move.best,
		newBest: move.new_best === 1,
		wholeDeck: isWholeDeck(move, poolSize),
		next,
		/** Badges and daily tasks that the run has completed; null until it ends. */
		earned: move.outcome === null ? null : presentEarned(earnedOf(move)),
	};
}

export type VerdictView = ReturnType<typeof presentMove>;

function earnedOf({ earned }: Pick<MoveRow, "earned">): Earned {
	return earned === null ? NOTHING_EARNED : JSON.parse(earned);
}

export function earnedColumn(earned: Earned): MoveRow["earned"] {
	return isNothingEarned(earned) ? null : JSON.stringify(earned);
}
