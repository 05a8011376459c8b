import type { MoveRow } from "@hilo/db/tables";
import { type Card, type CardFace, type Unit, withoutValue } from "@hilo/rules/play/card";
import type { PlayedGame } from "@hilo/rules/play/played-game";
import { dealtCard, questionOf } from "@hilo/rules/play/question";
import { type Guess, type Outcome, type Run, remainingMs } from "@hilo/rules/play/run";
import { type Earned, isNothing, NOTHING_EARNED } from "../progression/earned.ts";
import { presentEarned } from "../progression/progression.presenter.ts";
import type { StoredPool } from "./pools.ts";
import { type RunRecord, stateOf } from "./run-record.ts";

/** Where a round's numbers come from, and what it asks in games that ask something else each time. */
export interface RoundSource {
	readonly source: string;
	/** Year and month, "2026-08". */
	readonly asOf: string;
	/** What is compared: "damage"; null in classic games that always ask the same. */
	readonly measure: string | null;
	/** What the round's numbers count, where their text says so. */
	readonly unit: Unit | null;
}

/** An open round as its player may see it: the second value is held back until the guess. */
export interface RoundView extends RoundSource {
	readonly round: number;
	readonly first: Card;
	readonly second: CardFace;
	/** Until the round's clock starts; 0 once it runs. */
	readonly startsInMs: number;
	/** On the round's clock; null in a game without one. */
	readonly remainingMs: number | null;
}

export interface RunView extends RoundView {
	readonly runId: string;
	readonly game: PlayedGame;
	/** What the player chose to play; "" in games without a choice. */
	readonly filter: string;
	readonly score: number;
	/** The stored high score. */
	readonly best: number;
}

/** The verdict on a guess. */
export interface VerdictView {
	readonly runId: string;
	readonly round: number;
	/** The guess that counted: the first one that arrived for the round. */
	readonly guess: Guess;
	readonly correct: boolean;
	/** Why the run is over; null while it goes on. */
	readonly outcome: Outcome | null;
	/** The second card's value. */
	readonly value: number;
	/** Title of the English Wikipedia article on the second card; null where there is none, and once the run has moved on further. */
	readonly article: string | null;
	readonly score: number;
	readonly best: number;
	readonly newBest: boolean;
	/** The round that is open now; null when the run is over. */
	readonly next: RoundView | null;
	/** Badges and challenges that the run has earned; null while it goes on. */
	readonly earned: ReturnType<typeof presentEarned> | null;
}

export function presentRun(record: RunRecord, best: number, now: number): RunView {
	const { id: runId, game, filter, score } = record.row;
	return { runId, game, filter, score, best, ...presentRound(record, stateOf(record.row), now) };
}

export function presentRound({ row, pool, kind, spec }: RunRecord, run: Run, now: number): RoundView {
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
	next: RoundView | null,
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
