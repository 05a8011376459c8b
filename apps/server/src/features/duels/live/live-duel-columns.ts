import type { DuelRow, DuelSideRow } from "@hilo/db/tables";
import { hasAnswered, type LiveDuel, type LiveSide } from "@hilo/rules/duels/live-duel";
import { isEnded, type PlayedColumns, playedColumns, stateOf, storedAnswersOf } from "../side-run.ts";

export type LiveDuelColumns = Pick<DuelRow, "status" | "round" | "round_starts_at" | "ended_at">;
export type LiveSideColumns = PlayedColumns & Pick<DuelSideRow, "left_at">;

export function liveDuelOf(
	{ status, created_at, round, round_starts_at }: DuelRow,
	[first, second]: readonly [DuelSideRow, DuelSideRow],
): LiveDuel {
	const sides = [liveSideOf(first), liveSideOf(second)] as const;
	return { status, createdAt: created_at, round, roundStartsAt: round_starts_at, sides };
}

function liveSideOf(side: DuelSideRow): LiveSide {
	return {
		status: side.status,
		seenAt: side.seen_at,
		leftAt: side.left_at,
		progress: stateOf(side),
		answers: storedAnswersOf(side),
	};
}

export function liveDuelColumns({ status, round, roundStartsAt }: LiveDuel, now: number): LiveDuelColumns {
	const isEnded = status === "over" || status === "declined";
	return { status, round, round_starts_at: roundStartsAt, ended_at: isEnded ? now : null };
}

/** A side that waits for the other one's answer has no clock. @param endedAt the saved value. */
export function liveSideColumns(
	duel: LiveDuel,
	side: LiveSide,
	endedAt: number | null,
	now: number,
): LiveSideColumns {
	const { status, seenAt, leftAt, progress, answers } = side;
	const hasClock = duel.status === "playing" && !hasAnswered(duel, side);
	return {
		...playedColumns(progress, answers, now),
		status,
		round_starts_at: hasClock ? progress.roundStartsAt : null,
		seen_at: seenAt,
		left_at: leftAt,
		ended_at: endedAt ?? (isEnded({ status }) ? now : null),
	};
}
