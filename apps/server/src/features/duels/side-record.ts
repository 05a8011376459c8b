import type { DuelSideRow } from "@hilo/db/tables";
import type { Progress, RoundAnswer } from "@hilo/rules/play/course";

/** The limit of the `time_ms` column, in ms: more than three weeks. */
const MAX_MS = 2_000_000_000;

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

export function answersOf({ answers }: Pick<DuelSideRow, "answers">): RoundAnswer[] {
	return JSON.parse(answers);
}

export function isEnded({ status }: Pick<DuelSideRow, "status">): boolean {
	return status === "over" || status === "left";
}

export function hasBegun({ status }: Pick<DuelSideRow, "status">): boolean {
	return status === "playing" || isEnded({ status });
}

export const PLAYED_COLUMNS = [
	"status",
	"outcome",
	"score",
	"round",
	"round_starts_at",
	"time_ms",
	"answers",
	"seen_at",
	"ended_at",
] as const;

export type PlayedColumns = Pick<DuelSideRow, (typeof PLAYED_COLUMNS)[number]>;

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

/** @param seenAt 0 if its page has never sent a heartbeat. */
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
