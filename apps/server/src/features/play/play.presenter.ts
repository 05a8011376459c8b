import type { MoveRow } from "@hilo/db/tables";
import { type Card, withoutValue } from "@hilo/rules/play/card";
import { remainingMs } from "@hilo/rules/play/engine";
import type { PlayedGame } from "@hilo/rules/play/games";
import { isWholeDeck, type OpenRound, type RoundVerdict } from "@hilo/rules/play/view";
import { presentEarned } from "../progression/progression.presenter.ts";
import { type Earned, isNothingEarned, NOTHING_EARNED } from "../progression/record-run.ts";
import type { LoadedRun } from "./run-kind.ts";
import type { RunRecord } from "./run-record.ts";

export interface RunView extends OpenRound {
	readonly runId: string;
	readonly game: PlayedGame;
	readonly filter: string;
	readonly score: number;
	readonly best: number;
}

export interface VerdictView extends RoundVerdict {
	readonly runId: string;
	readonly best: number;
	readonly newBest: boolean;
	readonly next: OpenRound | null;
	/** Badges and daily tasks that the run has completed; null until it ends. */
	readonly earned: ReturnType<typeof presentEarned> | null;
}

export function presentRun(run: RunRecord, best: number, now: number): RunView {
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

/** @param second the judged item. */
export function presentMove(
	move: MoveRow,
	second: Pick<Card, "article">,
	{ next, poolSize }: Pick<VerdictView, "next"> & { poolSize: number },
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
		best: move.best,
		newBest: move.new_best === 1,
		wholeDeck: isWholeDeck(move, poolSize),
		next,
		earned: move.outcome === null ? null : presentEarned(earnedOf(move)),
	};
}

function earnedOf({ earned }: Pick<MoveRow, "earned">): Earned {
	return earned === null ? NOTHING_EARNED : JSON.parse(earned);
}

export function earnedColumn(earned: Earned): MoveRow["earned"] {
	return isNothingEarned(earned) ? null : JSON.stringify(earned);
}
