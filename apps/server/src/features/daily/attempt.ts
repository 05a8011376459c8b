import type { DailyAttemptRow } from "@hilo/db/tables";
import type { Progress, RoundAnswer } from "@hilo/rules/play/course";
import { NETWORK_GRACE_MS } from "@hilo/rules/play/delays";

export interface Attempt {
	readonly row: DailyAttemptRow;
	readonly progress: Progress;
	readonly answers: readonly RoundAnswer[];
}

export function attemptOf(row: DailyAttemptRow): Attempt {
	const answers: readonly RoundAnswer[] = JSON.parse(row.answers);
	const { status, score, round, round_starts_at: roundStartsAt, time_ms: timeMs } = row;
	return { row, answers, progress: { status, outcome: null, score, round, roundStartsAt, timeMs } };
}

/** The day is over, but the attempt was not finished and no chore has ended it yet. */
export function isClosed({ status, closes_at }: DailyAttemptRow, now: number): boolean {
	return status === "playing" && now >= closes_at + NETWORK_GRACE_MS;
}
