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
	/** What the player chose to play; "" in games without a choice. */
	readonly filter: string;
	readonly score: number;
	/** The stored high score. */
	readonly best: number;
}

/** The verdict on a guess. The article is null as well once the run has moved on further. */
export interface VerdictView extends RoundVerdict {
	readonly runId: string;
	readonly best: number;
	readonly newBest: boolean;
	/** The round that is open now; null when the run is over. */
	readonly next: OpenRound | null;
	/** Badges and challenges that the run has earned; null while it goes on. */
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

/** Returns what a round of a pool asks, and where its numbers come from. @param measure what is compared where no question says it. */
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

/** Returns the verdict from the stored move. @param second the judged card. @param best the player's best where the move does not hold it. */
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

/** Returns what a run earned, from its last move. */
export function earnedOf({ earned }: Pick<MoveRow, "earned">): Earned {
	return earned === null ? NOTHING_EARNED : JSON.parse(earned);
}

/** Returns the column that `earnedOf` reads. */
export function earnedColumn(earned: Earned): MoveRow["earned"] {
	return isNothing(earned) ? null : JSON.stringify(earned);
}
