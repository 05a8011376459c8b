import type { DuelSideRow } from "@hilo/db/tables";
import type { Progress, RoundAnswer } from "@hilo/rules/play/course";

/** The most that the column of all rounds together holds: more than three weeks. */
const MAX_MS = 2_000_000_000;

/** Returns how far a side has come, as the rules want it. Of one that has not begun: where it will. */
export function progressOf(side: DuelSideRow): Progress {
	return {
		status: isEnded(side) ? "over" : "playing",
		outcome: side.outcome,
		score: side.score,
		round: side.round,
		roundStartsAt: side.round_starts_at ?? 0,
		timeMs: side.time_ms,
	};
}

/** Returns a side's answers, in the order of the rounds. */
export function answersOf({ answers }: Pick<DuelSideRow, "answers">): RoundAnswer[] {
	return JSON.parse(answers);
}

/** Whether a side plays no more. */
export function isEnded({ status }: Pick<DuelSideRow, "status">): boolean {
	return status === "over" || status === "left";
}

/** Whether a side has ever seen a card. */
export function hasBegun({ status }: Pick<DuelSideRow, "status">): boolean {
	return status === "playing" || isEnded({ status });
}

/** The columns that playing changes. */
export type PlayedColumns = Pick<
	DuelSideRow,
	| "status"
	| "outcome"
	| "score"
	| "round"
	| "round_starts_at"
	| "time_ms"
	| "answers"
	| "seen_at"
	| "ended_at"
>;

/** Returns the columns of a side that has come so far: `progressOf` and `answersOf` the other way round. */
export function playedColumns(
	progress: Progress,
	answers: readonly RoundAnswer[],
	now: number,
): PlayedColumns {
	return {
		status: progress.status,
		outcome: progress.outcome,
		score: progress.score,
		round: progress.round,
		round_starts_at: progress.roundStartsAt,
		time_ms: Math.min(progress.timeMs, MAX_MS),
		answers: JSON.stringify(answers),
		seen_at: now,
		ended_at: progress.status === "over" ? now : null,
	};
}

/** Returns the columns of a side that has not begun. @param seenAt 0 where its page was never heard of. */
export function waitingColumns(seenAt: number): PlayedColumns {
	return {
		status: "waiting",
		outcome: null,
		score: 0,
		round: 1,
		round_starts_at: null,
		time_ms: 0,
		answers: "[]",
		seen_at: seenAt,
		ended_at: null,
	};
}
