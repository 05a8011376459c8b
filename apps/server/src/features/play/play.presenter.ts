import type { MoveRow } from "@hilo/db/tables";
import { type Card, withoutValue } from "@hilo/rules/play/card";
import type { PlayedGame } from "@hilo/rules/play/played-game";
import { dealtCard, questionOf } from "@hilo/rules/play/question";
import { type Run, remainingMs } from "@hilo/rules/play/run";
import type { OpenRound, RoundSource, RoundVerdict } from "@hilo/rules/play/view";
import { type Earned, isNothing, NOTHING_EARNED } from "../progression/earned.ts";
import { presentEarned } from "../progression/progression.presenter.ts";
import type { StoredPool } from "./pools.ts";
import { type RunRecord, stateOf } from "./run-record.ts";

export interface RunView extends OpenRound {
	readonly runId: string;
	readonly game: PlayedGame;
	readonly filter: string;
	readonly score: number;
	readonly best: number;
}

/** `article` is also null once the run is past the next round. */
export interface VerdictView extends RoundVerdict {
	readonly runId: string;
	readonly best: number;
	readonly newBest: boolean;
	readonly next: OpenRound | null;
	/** Badges and daily tasks that the run has completed; null until it ends. */
	readonly earned: ReturnType<typeof presentEarned> | null;
}

export function presentRun(record: RunRecord, best: number, now: number): RunView {
	const { id: runId, game, filter, score } = record.row;
	return { runId, game, filter, score, best, ...presentRound(record, stateOf(record.row), now) };
}

export function presentRound({ row, pool, kind, spec }: RunRecord, run: Run, now: number): OpenRound {
	return {
		round: run.round,
		...sourceOf(pool, row.seed, run.round, kind.measureOf(row)),
		first: dealtCard(pool, row.seed, run.round, run.first),
		second: withoutValue(dealtCard(pool, row.seed, run.round, run.second)),
		startsInMs: Math.max(0, run.roundStartsAt - now),
		remainingMs: remainingMs(spec, run, now),
	};
}

/** @param measure used where the round's question names none. */
export function sourceOf(
	pool: StoredPool,
	seed: string,
	round: number,
	measure: string | null = null,
): RoundSource {
	const question = questionOf(pool, seed, round);
	const { source, asOf } = question ?? pool;
	return { source, asOf, measure: question?.measure ?? measure, unit: question?.unit ?? null };
}

/** @param second the judged item. @param best the player's best score, for a move stored without one. */
export function presentMove(
	move: MoveRow,
	second: Pick<Card, "article">,
	next: OpenRound | null,
	best = move.score,
): VerdictView {
	return {
		runId: move.run_id,
		round: move.round,
		guess: move.guess,
		correct: move.correct === 1,
		outcome: move.outcome,
		value: move.value,
		article: second.article ?? null,
		score: move.score,
		best: move.best ?? best,
		newBest: move.new_best === 1,
		next,
		earned: move.outcome === null ? null : presentEarned(earnedOf(move)),
	};
}

function earnedOf({ earned }: Pick<MoveRow, "earned">): Earned {
	return earned === null ? NOTHING_EARNED : JSON.parse(earned);
}

export function earnedColumn(earned: Earned): MoveRow["earned"] {
	return isNothing(earned) ? null : JSON.stringify(earned);
}
